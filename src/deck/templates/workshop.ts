import type { DeckTemplate } from './deckTemplate.ts';

export const workshop: DeckTemplate = {
  id: 'workshop',
  name: 'Workshop',
  description: 'A course that people leave with something done.',
  category: ['Guide', 'Training'],
  narrative: 'Guide',
  theme: 'vermilion',
  preview: 'workshop',
  sections: [
    {
      id: 'welcome',
      title: 'Welcome',
      description: 'Why we are here.',
      subject: 'context',
      alsoAbout: ['profile', 'team', 'problem'],
      layouts: ['statement', 'bullets'],
      slides: [
        {
          layout: 'statement',
          title: 'Welcome',
          guide: ['Say what people will be able to do when they leave.'],
        },
      ],
    },
    {
      id: 'goals',
      title: 'Goals',
      description: 'What we want to reach.',
      subject: 'vision',
      alsoAbout: ['benefits', 'scope', 'question'],
      layouts: ['bullets'],
      slides: [
        {
          layout: 'bullets',
          title: 'What we want to reach',
          guide: ['What you will know', 'What you will have done'],
        },
      ],
    },
    {
      id: 'preparation',
      title: 'Preparation',
      description: 'What you need.',
      subject: 'prerequisites',
      alsoAbout: ['gettingStarted'],
      layouts: ['steps', 'code', 'bullets'],
      slides: [
        { layout: 'steps', title: 'Before we start', guide: ['Get what you need', 'See that it works'] },
      ],
    },
    {
      id: 'basics',
      title: 'Basics',
      description: 'What to understand first.',
      subject: 'howItWorks',
      alsoAbout: ['features', 'solution', 'relatedWork', 'options'],
      layouts: ['diagram', 'bullets', 'columns'],
      slides: [
        {
          layout: 'bullets',
          title: 'What to understand first',
          guide: ['The idea', 'The words we will use'],
        },
      ],
    },
    {
      id: 'exercise',
      title: 'Exercise',
      description: 'Now you.',
      subject: 'steps',
      alsoAbout: ['demo', 'method', 'useCases', 'works'],
      layouts: ['steps', 'code'],
      slides: [
        {
          layout: 'steps',
          title: 'Now you',
          guide: ['The task', 'The first step', 'How to know that it is done'],
        },
      ],
    },
    {
      id: 'discussion',
      title: 'Discussion',
      description: 'What we learned.',
      subject: 'discussion',
      alsoAbout: ['results', 'troubleshooting', 'risks', 'items'],
      layouts: ['bullets', 'columns'],
      slides: [{ layout: 'bullets', title: 'What we learned', guide: ['What was easy', 'What was hard'] }],
    },
    {
      id: 'next',
      title: 'How to go on',
      description: 'What to do with it.',
      subject: 'nextSteps',
      alsoAbout: ['conclusion', 'reference', 'contact', 'plan'],
      layouts: ['closing', 'bullets'],
      slides: [
        {
          layout: 'closing',
          title: 'How to go on',
          guide: ['What to do tomorrow with what you learned today.'],
        },
      ],
    },
  ],
};
