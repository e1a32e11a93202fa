import type { DeckTemplate } from './deckTemplate.ts';

export const projectUpdate: DeckTemplate = {
  id: 'project-update',
  name: 'Project update',
  description: 'Progress, risks and the road ahead, on a few slides.',
  category: ['Meeting', 'Engineering'],
  narrative: 'Meeting',
  theme: 'harbor',
  preview: 'project-update',
  sections: [
    {
      id: 'summary',
      title: 'In short',
      description: 'The state of the project in one look.',
      subject: 'status',
      alsoAbout: ['context', 'conclusion'],
      layouts: ['stats', 'statement'],
      slides: [
        { layout: 'statement', title: 'In short', guide: ['Say in one sentence whether we are on track.'] },
      ],
    },
    {
      id: 'progress',
      title: 'Progress',
      description: 'What is done.',
      subject: 'results',
      alsoAbout: ['features', 'works', 'proof', 'demo'],
      layouts: ['bullets', 'steps', 'image'],
      slides: [
        { layout: 'bullets', title: 'What is done', guide: ['Since last time', 'What it makes possible'] },
      ],
    },
    {
      id: 'figures',
      title: 'Figures',
      description: 'Time, money, quality.',
      subject: 'figures',
      alsoAbout: ['cost', 'market', 'pricing'],
      layouts: ['chart', 'table', 'stats'],
      slides: [{ layout: 'stats', title: 'In figures', guide: ['Time', 'Money', 'Quality'] }],
    },
    {
      id: 'risks',
      title: 'Risks',
      description: 'What could hold us up.',
      subject: 'risks',
      alsoAbout: ['problem', 'troubleshooting', 'discussion', 'options'],
      layouts: ['table', 'bullets'],
      slides: [
        {
          layout: 'bullets',
          title: 'What could hold us up',
          guide: ['The risk, and what we do about it', 'What we need from others'],
        },
      ],
    },
    {
      id: 'plan',
      title: 'The road ahead',
      description: 'What happens when.',
      subject: 'plan',
      alsoAbout: ['vision', 'scope', 'solution', 'howItWorks', 'method'],
      layouts: ['steps', 'table'],
      slides: [{ layout: 'steps', title: 'The road ahead', guide: ['Next', 'After that', 'At the end'] }],
    },
    {
      id: 'next',
      title: 'Next steps',
      description: 'What to do now.',
      subject: 'nextSteps',
      alsoAbout: ['decisions', 'ask', 'team', 'contact', 'items'],
      layouts: ['closing', 'bullets'],
      slides: [{ layout: 'closing', title: 'Next steps', guide: ['What we need from you, and until when.'] }],
    },
  ],
};
