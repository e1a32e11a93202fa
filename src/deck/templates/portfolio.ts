import type { DeckTemplate } from './deckTemplate.ts';

export const portfolio: DeckTemplate = {
  id: 'portfolio',
  name: 'Portfolio',
  description: 'Who you are, what you do, what you have made.',
  category: ['Portfolio', 'Creative'],
  narrative: 'Portfolio',
  theme: 'plum',
  preview: 'portfolio',
  sections: [
    {
      id: 'profile',
      title: 'Profile',
      description: 'Who this is.',
      subject: 'profile',
      alsoAbout: ['context', 'vision', 'status'],
      layouts: ['image-and-text', 'statement', 'bullets'],
      slides: [
        { layout: 'statement', title: 'Who this is', guide: ['One sentence that nobody else could say.'] },
      ],
    },
    {
      id: 'skills',
      title: 'Skills',
      description: 'What we do well.',
      subject: 'skills',
      alsoAbout: ['features', 'benefits', 'reference', 'pricing'],
      layouts: ['columns', 'bullets'],
      slides: [
        { layout: 'columns', title: 'What we do', guide: ['What people hire us for', 'What we like best'] },
      ],
    },
    {
      id: 'approach',
      title: 'Approach',
      description: 'How we work.',
      subject: 'method',
      alsoAbout: ['howItWorks', 'steps', 'solution', 'plan'],
      layouts: ['steps', 'diagram'],
      slides: [
        { layout: 'steps', title: 'How we work', guide: ['How it begins', 'How it goes on', 'How it ends'] },
      ],
    },
    {
      id: 'work',
      title: 'Selected work',
      description: 'What has been made.',
      subject: 'works',
      alsoAbout: ['demo', 'useCases', 'problem'],
      layouts: ['image', 'image-and-text', 'bullets'],
      slides: [
        {
          layout: 'bullets',
          title: 'Selected work',
          guide: ['What it was', 'What we did', 'What came of it'],
        },
      ],
    },
    {
      id: 'results',
      title: 'Results',
      description: 'What came of it.',
      subject: 'results',
      alsoAbout: ['figures', 'market'],
      layouts: ['stats', 'chart'],
      slides: [
        { layout: 'stats', title: 'What came of it', guide: ['The number you are proud of', 'Another one'] },
      ],
    },
    {
      id: 'voices',
      title: 'Voices',
      description: 'What others say.',
      subject: 'proof',
      alsoAbout: ['team', 'competition'],
      layouts: ['quote'],
      slides: [
        { layout: 'bullets', title: 'What others say', guide: ['A sentence from someone you worked for'] },
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      description: 'Where to reach us.',
      subject: 'contact',
      alsoAbout: ['nextSteps', 'ask', 'conclusion'],
      layouts: ['closing'],
      slides: [{ layout: 'closing', title: 'Let us talk', guide: ['Where to reach you.'] }],
    },
  ],
};
