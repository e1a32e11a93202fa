/** A document that an answer is written in: its name says for which job, so that it survives a reload. */
const suffix = (jobId: string) => ` (${jobId.slice(0, 8)}).md`;
const rule = '---';

export const answerDocumentPath = (title: string, jobId: string): string =>
  title
    .replace(/\.md$/i, '')
    .replace(/[\\/:*?"<>|\s]+/g, ' ')
    .trim()
    .slice(0, 60) + suffix(jobId);

export const isAnswerDocumentOf = (path: string, jobId: string): boolean => path.endsWith(suffix(jobId));

export const answerDocumentText = (question: string, hint: string, begun: string): string =>
  [...question.split('\n').map((line) => `> ${line}`), '', `<!-- ${hint} -->`, '', rule, '', begun].join(
    '\n',
  );

/** What stands below the first line; all of it where the line is gone. */
export const answerIn = (text: string): string => {
  const lines = text.split(/\r?\n/);
  return lines
    .slice(lines.indexOf(rule) + 1)
    .join('\n')
    .trim();
};
