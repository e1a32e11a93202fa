/** What a key may do; each may also do what those before it may. */
export const scopes = ['read', 'generate', 'admin'] as const;
export type Scope = (typeof scopes)[number];

export const allows = (has: Scope, needed: Scope): boolean => scopes.indexOf(has) >= scopes.indexOf(needed);
