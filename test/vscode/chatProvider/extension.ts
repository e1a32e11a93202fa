import {
  type CancellationToken,
  type Disposable,
  type ExtensionContext,
  type LanguageModelChatProvider,
  type LanguageModelChatRequestMessage,
  LanguageModelTextPart,
  lm,
  type Progress,
  window,
} from 'vscode';
import { goodReply } from '../../support/chatScript.ts';

const textOf = ({ content }: LanguageModelChatRequestMessage): string =>
  content.map((part) => (part instanceof LanguageModelTextPart ? part.value : '')).join('');

type Answer = (texts: readonly string[], cancelled: CancellationToken) => Promise<string>;

const well: Answer = async ([system = '', asked = '']) =>
  JSON.stringify(
    goodReply({
      messages: [
        { role: 'system', content: system },
        { role: 'user', content: asked },
      ],
    }),
  );

/** Wants to know one thing before it plans. */
const asking: Answer = async (texts, cancelled) => {
  const [, asked = ''] = texts;
  const mayAsk = asked.includes('reply with "question" alone') && !asked.includes('Asked:');
  return mayAsk ? JSON.stringify({ question: 'Who will be in the room?' }) : well(texts, cancelled);
};

/** Answers nothing until nobody wants to know any more. */
const hanging: Answer = (_, cancelled) =>
  new Promise((_resolve, reject) => {
    void window.showInformationMessage('The hanging model was asked.');
    cancelled.onCancellationRequested(() => {
      void window.showInformationMessage('The hanging model was cancelled.');
      reject(new Error('Cancelled'));
    });
  });

const providerOf = (answers: Readonly<Record<string, Answer>>): LanguageModelChatProvider => ({
  provideLanguageModelChatInformation: () =>
    Object.keys(answers).map((id) => ({
      id,
      name: `${id[0]!.toUpperCase()}${id.slice(1)} model`,
      family: 'test',
      version: '1',
      maxInputTokens: 16_000,
      maxOutputTokens: 8_000,
      capabilities: {},
    })),
  async provideLanguageModelChatResponse(
    { id },
    messages,
    _options,
    progress: Progress<LanguageModelTextPart>,
    cancelled,
  ) {
    const text = await answers[id]!(messages.map(textOf), cancelled);
    for (let at = 0; at < text.length; at += 200)
      progress.report(new LanguageModelTextPart(text.slice(at, at + 200)));
  },
  provideTokenCount: async (_, text) =>
    Math.ceil((typeof text === 'string' ? text : textOf(text)).length / 4),
});

/** Models for the journeys: a good one, one that asks, one that hangs, one that leaves after its first answer. */
export function activate({ subscriptions }: ExtensionContext): void {
  subscriptions.push(
    lm.registerLanguageModelChatProvider('deckwright-tests', providerOf({ good: well, asking, hanging })),
  );
  let registration: Disposable | undefined;
  const leaving: Answer = async (texts, cancelled) => {
    const reply = await well(texts, cancelled);
    setTimeout(() => registration?.dispose(), 0);
    return reply;
  };
  registration = lm.registerLanguageModelChatProvider('deckwright-leaving', providerOf({ leaving }));
  subscriptions.push(registration);
}
