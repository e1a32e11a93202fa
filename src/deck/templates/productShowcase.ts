import type { DeckTemplate } from './deckTemplate.ts';

export const productShowcase: DeckTemplate = {
  id: 'product-showcase',
  name: 'Product showcase',
  description: 'What a product is, what it can do, and how it feels to use.',
  category: ['Showcase', 'Product'],
  narrative: 'Showcase',
  theme: 'nocturne',
  preview: 'product-showcase',
  sections: [
    {
      id: 'background',
      title: 'Background',
      description: 'Where it comes from.',
      subject: 'context',
      alsoAbout: ['problem'],
      layouts: ['statement', 'bullets'],
      slides: [
        {
          layout: 'bullets',
          title: 'Why it exists',
          guide: ['What people did before', 'What bothered them'],
        },
      ],
    },
    {
      id: 'purpose',
      title: 'Purpose',
      description: 'What it is for.',
      subject: 'vision',
      alsoAbout: ['solution'],
      layouts: ['statement'],
      slides: [
        {
          layout: 'statement',
          title: 'What it is for',
          guide: ['Say in one sentence what it does, and for whom.'],
        },
      ],
    },
    {
      id: 'features',
      title: 'Features',
      description: 'What it can do.',
      subject: 'features',
      alsoAbout: ['benefits', 'reference'],
      layouts: ['bullets', 'columns', 'table'],
      slides: [
        {
          layout: 'bullets',
          title: 'What it can do',
          guide: [
            'The one feature people will remember',
            'The feature they will use every day',
            'The feature nobody else has',
          ],
        },
      ],
    },
    {
      id: 'how-it-works',
      title: 'How it works',
      description: 'What happens inside.',
      subject: 'howItWorks',
      alsoAbout: ['method'],
      layouts: ['diagram', 'steps', 'image'],
      slides: [
        { layout: 'steps', title: 'How it works', guide: ['What goes in', 'What happens', 'What comes out'] },
      ],
    },
    {
      id: 'demo',
      title: 'Demo',
      description: 'What it looks like.',
      subject: 'demo',
      alsoAbout: ['gettingStarted', 'steps', 'prerequisites'],
      layouts: ['image', 'code', 'image-and-text'],
      slides: [
        {
          layout: 'bullets',
          title: 'See it at work',
          guide: ['What to show first', 'What to let people try'],
        },
      ],
    },
    {
      id: 'use-cases',
      title: 'Use cases',
      description: 'What people use it for.',
      subject: 'useCases',
      alsoAbout: ['market'],
      layouts: ['columns', 'bullets'],
      slides: [
        {
          layout: 'columns',
          title: 'What people use it for',
          guide: ['One person and what it does for them', 'A team and what it does for them'],
        },
      ],
    },
    {
      id: 'voices',
      title: 'Voices',
      description: 'What shows that it works.',
      subject: 'proof',
      alsoAbout: ['results', 'figures'],
      layouts: ['quote', 'stats', 'chart'],
      slides: [
        { layout: 'stats', title: 'What people say', guide: ['Users today', 'Time saved', 'Satisfaction'] },
      ],
    },
    {
      id: 'next',
      title: 'What comes next',
      description: 'Plans, prices and where to get it.',
      subject: 'nextSteps',
      alsoAbout: ['plan', 'pricing', 'contact', 'cost', 'risks', 'ask'],
      layouts: ['steps', 'closing', 'table'],
      slides: [
        { layout: 'closing', title: 'What comes next', guide: ['Where to get it, and what follows.'] },
      ],
    },
  ],
};
