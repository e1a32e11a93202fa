import { type CancellationToken, type LanguageModelChat, LanguageModelChatMessage, lm } from 'vscode';
import type { ModelAsk } from '../../api/modelChannel.ts';
import { say } from '../say.ts';
import { modelWords } from '../words/modelWords.ts';
import type { ModelChoice } from './modelChoice.ts';

export const findEditorModel = async ({
  vendor,
  id,
}: Extract<ModelChoice, { kind: 'editor' }>): Promise<LanguageModelChat | undefined> =>
  (await lm.selectChatModels({ vendor, id }))[0];

const roles = { user: LanguageModelChatMessage.User, assistant: LanguageModelChatMessage.Assistant };

export interface Said {
  readonly text: string;
  readonly tokens: number;
}

const lettersAToken = 4;

export const countTokens = async (model: LanguageModelChat, text: string): Promise<number> => {
  try {
    return await model.countTokens(text);
  } catch {
    return Math.ceil(text.length / lettersAToken);
  }
};

/** The whole answer of a model. Rejects as the editor does. */
export const askEditorModel = async (
  model: LanguageModelChat,
  { system, messages }: Pick<Extract<ModelAsk, { ask: 'complete' }>, 'system' | 'messages'>,
  cancelled: CancellationToken,
): Promise<Said> => {
  const asked = [{ role: 'user' as const, text: system }, ...messages];
  const response = await model.sendRequest(
    asked.map(({ role, text }) => roles[role](text)),
    { justification: say(modelWords.modelJustification) },
    cancelled,
  );
  let text = '';
  for await (const piece of response.text) text += piece;
  const tokens = await Promise.all(
    [asked.map((message) => message.text).join('\n'), text].map((part) => countTokens(model, part)),
  );
  return { text, tokens: tokens.reduce((sum, count) => sum + count, 0) };
};
