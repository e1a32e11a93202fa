import assert from 'node:assert/strict';
import { CompiledQuery, type DatabaseConnection, type QueryResult } from 'kysely';
import { PatientConnection } from '../../../../src/service/store/patientConnection.ts';

const busy = Object.assign(new Error('database is locked'), { errcode: 5 });
const empty: QueryResult<never> = { rows: [] };

describe('PatientConnection', () => {
  let events: string[];
  let answers: (Error | undefined)[];

  beforeEach(() => {
    events = [];
    answers = [];
  });

  const connection = (): PatientConnection => {
    const inner: Pick<DatabaseConnection, 'executeQuery'> = {
      executeQuery: async (query) => {
        events.push(query.sql);
        const answer = answers.shift();
        if (answer) throw answer;
        return empty;
      },
    };
    return new PatientConnection({
      take: async () => {
        events.push('take');
        return inner as DatabaseConnection;
      },
      giveBack: async () => {
        events.push('give back');
      },
    });
  };
  const run = (of: PatientConnection, sql: string) => of.executeQuery(CompiledQuery.raw(sql));

  it('lets others have the connection while it waits to begin', async () => {
    answers = [busy, busy];
    const one = connection();
    await run(one, 'begin');
    assert.deepEqual(events, ['take', 'begin', 'give back', 'take', 'begin', 'give back', 'take', 'begin']);
  });

  it('keeps it to its end once it has begun, and waits for nobody there', async () => {
    answers = [undefined, busy];
    const one = connection();
    await run(one, 'begin');
    await assert.rejects(run(one, 'update'), busy);
    assert.deepEqual(events, ['take', 'begin', 'update']);
    await one.release();
    await one.release();
    assert.deepEqual(events.slice(3), ['give back']);
  });

  it('waits for nothing but a lock', async () => {
    answers = [new Error('no such table')];
    await assert.rejects(run(connection(), 'select'), /no such table/);
    assert.deepEqual(events, ['take', 'select', 'give back']);
  });
});
