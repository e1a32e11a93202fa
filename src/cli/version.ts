export const version = async (): Promise<string> => {
  const { default: manifest } = await import('../../package.json', { with: { type: 'json' } });
  return manifest.version;
};
