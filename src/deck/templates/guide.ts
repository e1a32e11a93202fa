import type { DeckTemplate } from './deckTemplate.ts';

export const guide: DeckTemplate = {
  id: 'guide',
  name: 'Guide',
  description: 'How to get from nothing to something that works.',
  category: ['Guide', 'Training'],
  narrative: 'Guide',
  theme: 'slate',
  preview: 'guide',
  sections: [
    {
      id: 'overview',
      title: 'What it is',
      description: 'What it is, and when to use it.',
      subject: 'context',
      alsoAbout: ['vision', 'features', 'problem', 'solution', 'useCases', 'benefits'],
      layouts: ['statement', 'bullets'],
      slides: [
        {
          layout: 'bullets',
          title: 'What it is',
          guide: ['What you can do with it', 'When you should use something else'],
        },
      ],
    },
    {
      id: 'before',
      title: 'Before you start',
      description: 'What you need.',
      subject: 'prerequisites',
      alsoAbout: ['scope'],
      layouts: ['bullets', 'table'],
      slides: [
        {
          layout: 'bullets',
          title: 'Before you start',
          guide: ['What you need to have', 'What you need to know'],
        },
      ],
    },
    {
      id: 'start',
      title: 'Getting started',
      description: 'The first minutes.',
      subject: 'gettingStarted',
      alsoAbout: ['pricing'],
      layouts: ['steps', 'code'],
      slides: [
        { layout: 'steps', title: 'The first minutes', guide: ['Get it', 'Set it up', 'See that it works'] },
      ],
    },
    {
      id: 'steps',
      title: 'Step by step',
      description: 'How it is done.',
      subject: 'steps',
      alsoAbout: ['demo', 'method', 'plan'],
      layouts: ['steps', 'code', 'image-and-text'],
      slides: [
        {
          layout: 'steps',
          title: 'Step by step',
          guide: ['What to do first', 'What to do then', 'How to know that it is done'],
        },
      ],
    },
    {
      id: 'background',
      title: 'How it works',
      description: 'What happens inside.',
      subject: 'howItWorks',
      alsoAbout: ['options', 'competition', 'relatedWork'],
      layouts: ['diagram', 'bullets'],
      slides: [
        { layout: 'bullets', title: 'What happens inside', guide: ['The parts', 'How they work together'] },
      ],
    },
    {
      id: 'reference',
      title: 'Reference',
      description: 'The details to look up.',
      subject: 'reference',
      alsoAbout: ['figures', 'results', 'skills'],
      layouts: ['table', 'code'],
      slides: [
        {
          layout: 'bullets',
          title: 'The details',
          guide: ['The settings people change most', 'Where to find the others'],
        },
      ],
    },
    {
      id: 'help',
      title: 'When it does not work',
      description: 'Common problems and help.',
      subject: 'troubleshooting',
      alsoAbout: ['risks', 'discussion'],
      layouts: ['table', 'bullets'],
      slides: [
        {
          layout: 'bullets',
          title: 'When it does not work',
          guide: ['The most common mistake', 'Where to ask'],
        },
      ],
    },
    {
      id: 'next',
      title: 'Next steps',
      description: 'Where to go from here.',
      subject: 'nextSteps',
      alsoAbout: ['conclusion', 'contact', 'team', 'status'],
      layouts: ['closing', 'bullets'],
      slides: [{ layout: 'closing', title: 'Where to go from here', guide: ['What to try next.'] }],
    },
  ],
};
