import type { DeckTemplate } from './deckTemplate.ts';

export const pitch: DeckTemplate = {
  id: 'pitch',
  name: 'Investor pitch',
  description: 'From the problem to the ask, in ten minutes.',
  category: ['Pitch', 'Business'],
  narrative: 'Pitch',
  theme: 'signal',
  preview: 'pitch',
  sections: [
    {
      id: 'hook',
      title: 'Why now',
      description: 'Where the world stands, and why it is time.',
      subject: 'context',
      layouts: ['statement', 'stats'],
      slides: [
        {
          layout: 'statement',
          title: 'Why now',
          guide: ['Say in one sentence what has changed, so that this is possible or necessary today.'],
        },
      ],
    },
    {
      id: 'problem',
      title: 'Problem',
      description: 'What hurts, and whom.',
      subject: 'problem',
      layouts: ['bullets', 'stats', 'quote'],
      slides: [
        {
          layout: 'bullets',
          title: 'The problem',
          guide: [
            'Who has it, and how often',
            'What it costs them in money or time',
            'What they do today, and why that is not enough',
          ],
        },
      ],
    },
    {
      id: 'solution',
      title: 'Solution',
      description: 'What we do about it.',
      subject: 'solution',
      alsoAbout: ['features', 'benefits'],
      layouts: ['image-and-text', 'bullets', 'steps'],
      slides: [
        {
          layout: 'bullets',
          title: 'The solution',
          guide: [
            'What it is, in one sentence a friend would understand',
            'What changes for the customer',
            'What makes it hard to copy',
          ],
        },
      ],
    },
    {
      id: 'product',
      title: 'How it works',
      description: 'What happens inside.',
      subject: 'howItWorks',
      alsoAbout: ['demo', 'useCases'],
      layouts: ['steps', 'image', 'diagram'],
      slides: [
        {
          layout: 'steps',
          title: 'How it works',
          guide: ['What the customer does first', 'What happens then', 'What the customer has in the end'],
        },
      ],
    },
    {
      id: 'market',
      title: 'Market',
      description: 'Who buys, and how many they are.',
      subject: 'market',
      layouts: ['chart', 'stats', 'bullets'],
      slides: [
        {
          layout: 'stats',
          title: 'The market',
          guide: ['How many could buy', 'How many we can reach', 'How many we will reach in three years'],
        },
      ],
    },
    {
      id: 'competition',
      title: 'Competition',
      description: 'Who else tries, and what sets us apart.',
      subject: 'competition',
      alsoAbout: ['options'],
      layouts: ['table', 'columns'],
      slides: [
        { layout: 'columns', title: 'Who else tries', guide: ['What others do well', 'What only we do'] },
      ],
    },
    {
      id: 'traction',
      title: 'Traction',
      description: 'What shows that it works.',
      subject: 'proof',
      alsoAbout: ['results', 'figures', 'status'],
      layouts: ['chart', 'stats', 'quote'],
      slides: [
        {
          layout: 'stats',
          title: 'What we have shown',
          guide: ['Customers or users today', 'Growth over the last months', 'What customers say'],
        },
      ],
    },
    {
      id: 'plan',
      title: 'Plan',
      description: 'What happens when.',
      subject: 'plan',
      alsoAbout: ['pricing', 'cost', 'risks'],
      layouts: ['steps', 'chart', 'table'],
      slides: [
        {
          layout: 'steps',
          title: 'The next eighteen months',
          guide: [
            'What is done by the middle of the year',
            'What is done by its end',
            'What is done a year from now',
          ],
        },
      ],
    },
    {
      id: 'team',
      title: 'Team',
      description: 'Who stands behind it.',
      subject: 'team',
      alsoAbout: ['profile', 'skills'],
      layouts: ['columns', 'bullets'],
      slides: [
        {
          layout: 'bullets',
          title: 'The team',
          guide: [
            'Who leads, and what they did before',
            'Who builds, and what they built before',
            'Who is still missing',
          ],
        },
      ],
    },
    {
      id: 'ask',
      title: 'The ask',
      description: 'What we ask for.',
      subject: 'ask',
      alsoAbout: ['nextSteps', 'contact', 'decisions'],
      layouts: ['statement', 'closing'],
      slides: [{ layout: 'closing', title: 'The ask', guide: ['How much, for what, and what it leads to.'] }],
    },
  ],
};
