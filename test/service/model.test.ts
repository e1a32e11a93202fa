import assert from 'node:assert/strict';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { languages, narrativeTypes } from '../../src/api/choices.ts';
import type { Language } from '../../src/api/generationOptions.ts';
import { deckWords } from '../../src/languages/wordsOfDeck.ts';
import { CountedTime } from '../../src/service/workingTime.ts';
import { callApi } from '../support/callApi.ts';
import type { ChatRequest } from '../support/chatScript.ts';
import { TestService, type TestServiceOptions } from '../support/runningService.ts';
import { type Mood, moods, ScriptedModelServer, tokensACall } from '../support/scriptedModelServer.ts';
import { ServiceProcess } from '../support/serviceProcess.ts';

const tokens = tokensACall.asked + tokensACall.said;
const source = `# Harbor

## Tides

The office measured the tides for a year. Seven gauges stood along the quay.

| Month | Level |
| --- | ---: |
| January | 12 |
| February | 15 |
| March | 21 |

## Charts

The charts were older than the sandbank. New ones are printed in spring, and the crews get them first.
`;
const sentence: Readonly<Record<Language, string>> = {
  us: 'Make a presentation about solar power',
  uk: 'Make a presentation about solar power',
  es: 'Haz una presentación sobre la energía solar',
  fr: 'Fais une présentation sur l’énergie solaire',
  de: 'Mach eine Präsentation über Solarenergie',
  it: 'Fai una presentazione sull’energia solare',
  pt: 'Faça uma apresentação sobre energia solar',
  cn: '做一个关于太阳能的演示文稿',
  in: 'Buat presentasi tentang energi surya',
  ja: '太陽光発電についてのプレゼンを作って',
  ko: '태양광 발전에 대한 발표 자료를 만들어 줘',
  ar: 'أنشئ عرضًا تقديميًا عن الطاقة الشمسية',
  hi: 'सौर ऊर्जा के बारे में एक प्रस्तुति बनाओ',
  bn: 'সৌরশক্তি সম্পর্কে একটি উপস্থাপনা তৈরি করো',
};
/** Moods in which the model answers, with how many calls a step takes of it. */
const callsAStep: Partial<Record<Mood, number>> = {
  well: 1,
  slow: 1,
  chatter: 1,
  badJson: 2,
  wrongSchema: 2,
  truncated: 2,
  empty: 2,
  refusal: 1,
  babble: 2,
  nested: 2,
  crowded: 2,
  thinking: 1,
};
const writesWell: readonly Mood[] = ['well', 'slow', 'chatter', 'thinking'];

const unlimited = ['--rate-limit', 'off'];

const asked = ({ messages }: ChatRequest): string => JSON.stringify(messages);

const until = async (isSo: () => Promise<boolean>): Promise<void> => {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 10));
};

/** For a service of its own: its thread loads what writes first. */
const loadingMs = 120_000;

describe('The service with a language model', () => {
  let server: ScriptedModelServer;
  let service: TestService;

  const started = (options: TestServiceOptions = {}, tokensPerJob = 100_000) =>
    TestService.start({
      writerModule: null,
      ...options,
      config: {
        model: { url: server.url, model: 'scripted', key: 'secret', contextTokens: 32_000, tokensPerJob },
        ...options.config,
      },
    });
  const made = async (prompt: string, options: Record<string, unknown> = {}, by = service) => {
    const { status, body } = await by.call('POST', '/presentations/generate', {
      prompt,
      non_interactive: true,
      ...options,
    });
    assert.equal(status, 202, JSON.stringify(body));
    return by.finished(body.generation_id);
  };

  before(async function () {
    this.timeout(loadingMs);
    server = await ScriptedModelServer.start();
    service = await started();
    await made(source);
  });
  beforeEach(() => {
    server.requests.splice(0);
    server.mood = 'well';
  });
  after(async () => {
    await service.close();
    await server.close();
  });

  /** Of a service that has this test alone. */
  const madeAlone = async (prompt: string, options: TestServiceOptions, tokensPerJob?: number) => {
    const alone = await started(options, tokensPerJob);
    return made(prompt, { language: 'us' }, alone).finally(() => alone.close());
  };
  // Where only the model takes time, it is the model that has none left, however long the rest takes.
  const withoutTime = () =>
    madeAlone(source, { config: { jobMinutes: 0.1 }, time: new CountedTime(() => 0) });

  for (const mood of Object.keys(moods) as Mood[]) {
    it(`makes a whole deck of a document with a model in this mood: ${mood}`, async function () {
      this.timeout(loadingMs);
      server.mood = mood;
      const status = await (mood === 'hang' ? withoutTime() : made(source, { language: 'us' }));
      assert.equal(status.status, 'completed', JSON.stringify(status));
      const text = JSON.stringify(status.presentation.sections);
      for (const kept of ['January', '21', 'Seven gauges', 'older than the sandbank']) {
        assert.ok(text.includes(kept), `${mood} lost ${kept}`);
      }
      assert.doesNotMatch(text, /Sure, here|additionalProperties|can’t help/);
      const notices: string[] = status.presentation.notices ?? [];
      assert.equal(notices.length === 0, writesWell.includes(mood), notices.join('\n'));
      const calls = callsAStep[mood];
      assert.equal(status.tokens_used ?? 0, calls === undefined ? 0 : server.requests.length * tokens);
      if (calls !== undefined) assert.ok(server.requests.length >= calls);
    });
  }

  it('makes a deck of a bare sentence in every language', async function () {
    this.timeout(loadingMs);
    for (const [at, language] of languages.entries()) {
      const narrative = narrativeTypes[at % (narrativeTypes.length - 1)];
      const sections = 2 + (at % 3);
      const status = await made(sentence[language], {
        language,
        narrative_type: narrative,
        section_count: sections,
      });
      assert.equal(status.status, 'completed', JSON.stringify(status));
      const { presentation } = status;
      assert.equal(presentation.sections.length, sections, language);
      assert.match(presentation.title, /0/, 'The title is the model’s, not the words of the prompt.');
      assert.deepEqual(presentation.notices ?? [], [], language);
      assert.equal(status.tokens_used, (1 + sections) * tokens, language);
      const page = await fetch(presentation.url);
      const html = await page.text();
      assert.ok(html.includes(`dir="${deckWords(language).direction}"`), language);
    }
  });

  const killings: readonly (readonly [string, readonly Mood[], number])[] = [
    ['between sections', ['well', 'well', 'well', 'hang'], 3],
    ['while a reply is put right', ['wrongSchema', 'hang'], 0],
  ];
  for (const [when, moodsBefore, saved] of killings) {
    it(`pays for nothing twice, though its process is killed ${when}`, async function () {
      this.timeout(loadingMs);
      server.moods = moodsBefore;
      const paidBefore = moodsBefore.length - 1;
      const environment = { DECKWRIGHT_MODEL_URL: server.url, DECKWRIGHT_MODEL: 'scripted' };
      const killed = await ServiceProcess.start(unlimited, { environment });
      const key = await killed.newKey('acme');
      const call = async (baseUrl: string, method: string, path: string, body?: unknown) =>
        (await callApi(baseUrl + path, { method, body, headers: { 'x-api-key': key } })).body;
      const { generation_id } = await call(killed.baseUrl, 'POST', '/presentations/generate', {
        prompt: sentence.us,
        non_interactive: true,
        section_count: 5,
      });
      const statusPath = `/presentations/generate/${generation_id}/status`;
      await until(async () => {
        const { tokens_used = 0 } = await call(killed.baseUrl, 'GET', statusPath);
        return tokens_used === saved * tokens && server.requests.length >= moodsBefore.length;
      });
      await killed.kill();
      const paid = server.requests.splice(0, paidBefore).map(asked);
      server.requests.splice(0);
      server.mood = 'well';
      const second = await ServiceProcess.start(unlimited, { environment, folder: killed.dataFolder });
      try {
        let status = { status: 'generating', tokens_used: 0 };
        await until(async () => {
          status = await call(second.baseUrl, 'GET', statusPath);
          return status.status !== 'generating';
        });
        assert.equal(status.status, 'completed');
        assert.equal(status.tokens_used, (paidBefore + server.requests.length) * tokens);
        for (const request of server.requests) assert.ok(!paid.includes(asked(request)));
        const rows = new DatabaseSync(join(killed.dataFolder, 'deckwright.sqlite'), { readOnly: true });
        const kept = rows.prepare('select count(*) as count from modelReplies').get();
        rows.close();
        assert.equal(kept?.count, 0);
      } finally {
        await second.stop();
      }
    });
  }

  /** What the log says of the model while a deck is made. */
  const toldOf = async (mood: Mood) => {
    const before = service.log.length;
    server.mood = mood;
    const status = await made(source);
    const told = service.log.slice(before);
    return { status, told, why: told.find(({ event }) => event === 'language model failed')?.reason };
  };

  it('keeps the key to itself, and logs that it was not accepted', async () => {
    const { status, told, why } = await toldOf('notAllowed');
    assert.ok(!JSON.stringify([status, told]).includes('secret'));
    assert.equal(why, 'notAllowed');
    assert.ok(server.requests.every(({ authorization }) => authorization === 'Bearer secret'));
  });

  it('logs that what it replied could not be used', async () => {
    assert.equal((await toldOf('empty')).why, 'nonsense');
  });

  it('stops asking when a job has used its tokens up, and makes the rest without', async function () {
    this.timeout(loadingMs);
    const status = await madeAlone(source, {}, tokens);
    assert.equal(status.status, 'completed');
    assert.equal(server.requests.length, 1);
    assert.equal(status.tokens_used, tokens);
  });
});
