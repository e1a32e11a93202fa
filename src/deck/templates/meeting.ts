import type { DeckTemplate } from './deckTemplate.ts';

export const meeting: DeckTemplate = {
  id: 'meeting',
  name: 'Review meeting',
  description: 'Where we stand, what it means, what to decide.',
  category: ['Meeting', 'Business'],
  narrative: 'Meeting',
  theme: 'harbor',
  preview: 'meeting',
  sections: [
    {
      id: 'status',
      title: 'Where we stand',
      description: 'What happened since last time.',
      subject: 'status',
      alsoAbout: ['context', 'results', 'conclusion'],
      layouts: ['bullets', 'stats'],
      slides: [
        {
          layout: 'bullets',
          title: 'Where we stand',
          guide: ['What went well', 'What did not', 'What surprised us'],
        },
      ],
    },
    {
      id: 'figures',
      title: 'Figures',
      description: 'The numbers that matter.',
      subject: 'figures',
      alsoAbout: ['market', 'proof', 'cost', 'pricing'],
      layouts: ['chart', 'stats', 'table'],
      slides: [
        { layout: 'stats', title: 'The numbers that matter', guide: ['This time', 'Last time', 'Plan'] },
      ],
    },
    {
      id: 'topics',
      title: 'Topics',
      description: 'What to talk about.',
      subject: 'items',
      alsoAbout: ['features', 'solution', 'howItWorks', 'works', 'team', 'method'],
      layouts: ['bullets', 'columns'],
      slides: [
        {
          layout: 'bullets',
          title: 'What to talk about',
          guide: ['The question, and who brings it', 'What we need to know'],
        },
      ],
    },
    {
      id: 'problems',
      title: 'Problems',
      description: 'What holds us back.',
      subject: 'problem',
      alsoAbout: ['risks', 'troubleshooting', 'discussion'],
      layouts: ['bullets', 'steps', 'chart'],
      slides: [
        {
          layout: 'bullets',
          title: 'What holds us back',
          guide: ['What it is', 'What it costs', 'What we have tried'],
        },
      ],
    },
    {
      id: 'options',
      title: 'Options',
      description: 'What we could do.',
      subject: 'options',
      alsoAbout: ['competition', 'vision', 'scope'],
      layouts: ['columns', 'table'],
      slides: [{ layout: 'columns', title: 'What we could do', guide: ['The first way', 'The second way'] }],
    },
    {
      id: 'decisions',
      title: 'Decisions',
      description: 'What to decide.',
      subject: 'decisions',
      alsoAbout: ['ask'],
      layouts: ['statement', 'bullets'],
      slides: [
        {
          layout: 'statement',
          title: 'What to decide',
          guide: ['One sentence that can be answered with yes or no.'],
        },
      ],
    },
    {
      id: 'next',
      title: 'Next steps',
      description: 'Who does what until when.',
      subject: 'nextSteps',
      alsoAbout: ['plan', 'contact', 'steps'],
      layouts: ['steps', 'table', 'closing'],
      slides: [
        {
          layout: 'steps',
          title: 'Who does what until when',
          guide: ['Who, what, until when', 'Who, what, until when'],
        },
      ],
    },
  ],
};
