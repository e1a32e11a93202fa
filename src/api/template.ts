import * as z from 'zod';

const TemplateSection = z
  .object({ id: z.string(), title: z.string(), description: z.string() })
  .meta({ id: 'TemplateSection' });

const pitch = {
  id: 'pitch',
  name: 'Pitch',
  description: 'From the hook to the ask.',
  category: ['Pitch'],
  preview_url: null,
  sections: [{ id: 'problem', title: 'Problem', description: 'What hurts, and whom.' }],
};

export const Template = z
  .object({
    id: z.string(),
    name: z.string(),
    description: z.string(),
    category: z.array(z.string()),
    preview_url: z.string().nullable(),
    sections: z.array(TemplateSection),
  })
  .meta({
    id: 'Template',
    examples: [pitch],
  });
export type Template = z.infer<typeof Template>;

export const TemplateList = z
  .object({ templates: z.array(Template) })
  .meta({ id: 'TemplateList', examples: [{ templates: [pitch] }] });
export type TemplateList = z.infer<typeof TemplateList>;
