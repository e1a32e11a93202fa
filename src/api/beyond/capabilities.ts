import * as z from 'zod';

export const beyondVersion = '1.0';

/** What a service can do beside the API; a client leaves out what it does not find here. */
export const capabilityNames = [
  'list',
  'bin',
  'link',
  'cancel',
  'deck',
  'editing',
  'rewriting',
  'export',
  'options',
] as const;

export const Capabilities = z.object({ version: z.string(), capabilities: z.array(z.string()) }).meta({
  id: 'Capabilities',
  examples: [{ version: beyondVersion, capabilities: [...capabilityNames] }],
});
export type Capabilities = z.infer<typeof Capabilities>;
