type Level = 'debug' | 'info' | 'warn' | 'error';

export interface ServiceLine {
  readonly level: Level;
  readonly text: string;
  /** Why a language model failed at which job, where the line tells of that. */
  readonly modelFailures?: { readonly job: string; readonly whys: readonly string[] };
}

const levels: Readonly<Record<string, Level>> = { info: 'info', warning: 'warn', error: 'error' };

const modelFailuresIn = ({ event, job, reason }: Record<string, unknown>): Partial<ServiceLine> =>
  event === 'language model failed'
    ? { modelFailures: { job: String(job), whys: String(reason).split(', ') } }
    : {};

/** How loud a line of the built-in service is in the log: that it was asked and answered is for those who look closer. */
export const readServiceLine = (text: string): ServiceLine => {
  try {
    const line = JSON.parse(text) as Record<string, unknown>;
    const isAnswered = line.event === 'request' && typeof line.status === 'number' && line.status < 400;
    const level = isAnswered ? 'debug' : (levels[String(line.level)] ?? 'info');
    return { level, text, ...modelFailuresIn(line) };
  } catch {
    return { level: 'info', text };
  }
};
