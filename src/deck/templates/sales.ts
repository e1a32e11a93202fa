import type { DeckTemplate } from './deckTemplate.ts';

export const sales: DeckTemplate = {
  id: 'sales',
  name: 'Sales conversation',
  description: 'From the buyer’s problem to the first step together.',
  category: ['Sales', 'Business'],
  narrative: 'Sales',
  theme: 'vermilion',
  preview: 'sales',
  sections: [
    {
      id: 'situation',
      title: 'Your situation',
      description: 'Where the buyer stands today.',
      subject: 'context',
      alsoAbout: ['market'],
      layouts: ['bullets', 'stats'],
      slides: [
        {
          layout: 'bullets',
          title: 'Where you stand',
          guide: ['What you told us', 'What we see at others in your place'],
        },
      ],
    },
    {
      id: 'problem',
      title: 'The cost of waiting',
      description: 'What hurts, and what it costs.',
      subject: 'problem',
      alsoAbout: ['risks'],
      layouts: ['stats', 'bullets'],
      slides: [
        {
          layout: 'stats',
          title: 'What it costs to wait',
          guide: ['Cost a month', 'Hours a week', 'Customers lost'],
        },
      ],
    },
    {
      id: 'solution',
      title: 'Our answer',
      description: 'What we do about it.',
      subject: 'solution',
      alsoAbout: ['features', 'howItWorks', 'demo'],
      layouts: ['image-and-text', 'steps', 'bullets'],
      slides: [
        {
          layout: 'steps',
          title: 'How we help',
          guide: ['What we take over', 'What becomes easier', 'What you can do then'],
        },
      ],
    },
    {
      id: 'benefits',
      title: 'What you gain',
      description: 'What changes for the buyer.',
      subject: 'benefits',
      alsoAbout: ['results', 'figures', 'useCases'],
      layouts: ['stats', 'columns', 'bullets'],
      slides: [
        {
          layout: 'bullets',
          title: 'What you gain',
          guide: ['The gain in money', 'The gain in time', 'The gain in calm'],
        },
      ],
    },
    {
      id: 'proof',
      title: 'Proof',
      description: 'Who has done it before.',
      subject: 'proof',
      alsoAbout: ['works', 'team'],
      layouts: ['quote', 'stats', 'chart'],
      slides: [
        {
          layout: 'bullets',
          title: 'Who works with us',
          guide: ['A customer like you', 'What it brought them'],
        },
      ],
    },
    {
      id: 'pricing',
      title: 'Pricing',
      description: 'What it costs.',
      subject: 'pricing',
      alsoAbout: ['cost', 'options', 'competition', 'scope'],
      layouts: ['table', 'columns'],
      slides: [{ layout: 'columns', title: 'What it costs', guide: ['To start', 'To grow'] }],
    },
    {
      id: 'start',
      title: 'Getting started',
      description: 'How we begin.',
      subject: 'gettingStarted',
      alsoAbout: ['plan', 'steps', 'prerequisites'],
      layouts: ['steps'],
      slides: [
        {
          layout: 'steps',
          title: 'The first weeks',
          guide: ['What we do in the first week', 'What we do in the first month', 'When it pays off'],
        },
      ],
    },
    {
      id: 'next',
      title: 'Next step',
      description: 'What to do now.',
      subject: 'nextSteps',
      alsoAbout: ['ask', 'decisions', 'contact'],
      layouts: ['closing', 'bullets'],
      slides: [{ layout: 'closing', title: 'Shall we begin?', guide: ['One small step, with a date.'] }],
    },
  ],
};
