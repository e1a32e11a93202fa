import * as z from 'zod';

export const RewriteSlide = z
  .object({
    deck: z.string().min(1).max(500_000).meta({ description: 'The deck file that the slide stands in.' }),
    slide: z.int().min(1).meta({ description: 'Its number, from 1.' }),
    wish: z.string().trim().min(1).max(2_000).meta({ description: 'How it is to be, in plain words.' }),
  })
  .strict()
  .meta({
    id: 'RewriteSlide',
    examples: [{ deck: '# Q3 review\n\n---\n\n## Sales\n\n- up 12 %\n', slide: 2, wish: 'shorter' }],
  });
export type RewriteSlide = z.infer<typeof RewriteSlide>;

/** `unusable`: what was made does not hold. `noAnswer`: no model replied. `noModel`: none is chosen. */
export const SlideRewritten = z
  .object({
    outcome: z.enum(['rewritten', 'unusable', 'noAnswer', 'noModel']),
    markdown: z.string().optional().meta({ description: 'The slide anew; nothing is kept of it here.' }),
    problems: z.array(z.string()).meta({ description: 'What is wrong with the best that was made.' }),
    tokens_used: z.int().min(0),
  })
  .meta({
    id: 'SlideRewritten',
    examples: [
      { outcome: 'rewritten', markdown: '## Sales are up\n\n12 % more', problems: [], tokens_used: 900 },
    ],
  });
export type SlideRewritten = z.infer<typeof SlideRewritten>;
