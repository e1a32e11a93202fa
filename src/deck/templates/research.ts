import type { DeckTemplate } from './deckTemplate.ts';

export const research: DeckTemplate = {
  id: 'research',
  name: 'Research talk',
  description: 'From the question to what the answer means.',
  category: ['Research', 'Science'],
  narrative: 'Research',
  theme: 'forest',
  preview: 'research',
  sections: [
    {
      id: 'background',
      title: 'Background',
      description: 'What is known, and what is not.',
      subject: 'context',
      alsoAbout: ['problem', 'market'],
      layouts: ['bullets', 'image'],
      slides: [
        {
          layout: 'bullets',
          title: 'What is known',
          guide: ['What everybody in the room knows', 'Where knowledge ends'],
        },
      ],
    },
    {
      id: 'question',
      title: 'Question',
      description: 'What we wanted to know.',
      subject: 'question',
      alsoAbout: ['vision', 'scope'],
      layouts: ['statement'],
      slides: [{ layout: 'statement', title: 'The question', guide: ['One question, one sentence.'] }],
    },
    {
      id: 'related-work',
      title: 'Related work',
      description: 'What others found.',
      subject: 'relatedWork',
      alsoAbout: ['competition', 'options'],
      layouts: ['table', 'bullets'],
      slides: [
        {
          layout: 'bullets',
          title: 'What others found',
          guide: ['The study closest to ours', 'What it leaves open'],
        },
      ],
    },
    {
      id: 'method',
      title: 'Method',
      description: 'How we found out.',
      subject: 'method',
      alsoAbout: ['howItWorks', 'solution', 'steps', 'prerequisites', 'features'],
      layouts: ['steps', 'diagram', 'math'],
      slides: [
        {
          layout: 'steps',
          title: 'How we found out',
          guide: ['Whom or what we looked at', 'What we measured', 'How we evaluated it'],
        },
      ],
    },
    {
      id: 'results',
      title: 'Results',
      description: 'What we found.',
      subject: 'results',
      alsoAbout: ['figures', 'demo', 'proof', 'benefits'],
      layouts: ['chart', 'table', 'stats'],
      slides: [{ layout: 'stats', title: 'What we found', guide: ['The main result', 'How certain it is'] }],
    },
    {
      id: 'discussion',
      title: 'Discussion',
      description: 'What it means, and what it does not.',
      subject: 'discussion',
      alsoAbout: ['risks', 'useCases'],
      layouts: ['bullets', 'columns'],
      slides: [
        { layout: 'columns', title: 'What it means', guide: ['What follows', 'What does not follow'] },
      ],
    },
    {
      id: 'conclusion',
      title: 'Conclusion',
      description: 'What to remember.',
      subject: 'conclusion',
      alsoAbout: ['nextSteps', 'plan', 'contact', 'reference'],
      layouts: ['bullets', 'closing'],
      slides: [
        {
          layout: 'closing',
          title: 'What to remember',
          guide: ['The one sentence people should repeat tomorrow.'],
        },
      ],
    },
  ],
};
