type Level = 'debug' | 'info' | 'warn' | 'error';

export interface ServiceLine {
  readonly level: Level;
  readonly text: string;
}

const levels: Readonly<Record<string, Level>> = { info: 'info', warning: 'warn', error: 'error' };

/** How loud a line of the built-in service is in the log: that it was asked and answered is for those who look closer. */
export const readServiceLine = (text: string): ServiceLine => {
  try {
    const { level, event, status } = JSON.parse(text) as Record<string, unknown>;
    const isAnswered = event === 'request' && typeof status === 'number' && status < 400;
    return { level: isAnswered ? 'debug' : (levels[String(level)] ?? 'info'), text };
  } catch {
    return { level: 'info', text };
  }
};
