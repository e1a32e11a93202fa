import { LoadedTeam } from './loadedTeam.ts';

const finished = 1_000_000;
const measured = 15;

/** All of them of the workspace and the key that go on. */
const fill = `insert into jobs
  (id, "workspaceId", status, request, "queuedAt", "createdAt", "updatedAt", "keyId", "workedMs")
  select 'gen_' || lpad(to_hex(number), 24, '0'), 'acme', 'completed', '{}', at, at, at,
    (select id from "apiKeys" limit 1), 900
  from (select number, to_char(now() - number * interval '2 seconds', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
    from generate_series(1, ${finished}) as number) as made`;

interface Cost {
  readonly calls: number;
  readonly rows: number;
  readonly ms: number;
  readonly blocks: number;
}

/** What one job costs the database, with an empty history and with a long one. */
export async function history(): Promise<void> {
  const team = await LoadedTeam.start(1, 1);
  const { servers } = team;
  const ours = `query like '%"jobs"%' or query like '%"jobSections"%' or query like '%"workspaceTurns"%'
    or query like '%"presentations"%' or query like '%"apiKeys"%' or query like '%"monthlyGenerations"%'`;
  const costOfOne = async (): Promise<Record<string, string>> => {
    await servers.rows('select pg_stat_statements_reset()');
    for (let job = 0; job < measured; job++) {
      await team.create(1, { sections: [1, 2, 1] });
      await team.allEnded();
    }
    const [cost] = await servers.rows<Cost>(`select sum(calls)::int as calls, sum(rows)::int as rows,
      sum(total_exec_time)::float as ms, sum(shared_blks_hit + shared_blks_read)::int as blocks
      from pg_stat_statements where (${ours})
      and query not like 'select 1 from jobs%'`);
    const each = (sum: number, digits = 1) => (sum / measured).toFixed(digits);
    return {
      queries: each(cost!.calls),
      rows: each(cost!.rows),
      'pages touched': each(cost!.blocks, 0),
      'ms in the database': each(cost!.ms, 2),
    };
  };
  try {
    await team.create(measured, { sections: [1, 2, 1] });
    await team.allEnded();
    const before = await costOfOne();
    await servers.rows(fill);
    await servers.rows('analyze jobs');
    await team.create(measured, { sections: [1, 2, 1] });
    await team.allEnded();
    console.table({ 'no history': before, '1,000,000 finished jobs': await costOfOne() });
  } finally {
    await team.stop();
  }
}
