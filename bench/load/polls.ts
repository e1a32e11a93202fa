import { LoadedTeam } from './loadedTeam.ts';

const watched = 500;
const watchers = 32;
const measuredMs = 20_000;

const atShare = (sorted: readonly number[], share: number) =>
  `${sorted[Math.floor((sorted.length - 1) * share)]?.toFixed(0)} ms`;

/** Polls a second while so many generations are watched, and how long they take. */
export async function polls(): Promise<void> {
  const team = await LoadedTeam.start(2, 0);
  try {
    await team.create(watched, { sections: [1] });
    const ids = await team.servers.rows<{ id: string }>('select id from jobs');
    const times: number[] = [];
    const until = performance.now() + measuredMs;
    let next = 0;
    const watch = async () => {
      while (performance.now() < until) {
        const { id } = ids[next++ % ids.length]!;
        const begun = performance.now();
        const { status } = await team.call('GET', `/presentations/generate/${id}/status`);
        if (status !== 200) throw new Error(`A poll was answered ${status}.`);
        times.push(performance.now() - begun);
      }
    };
    await Promise.all(Array.from({ length: watchers }, watch));
    const sorted = times.toSorted((one, other) => one - other);
    console.table({
      'polls a second': (times.length * 1_000) / measuredMs,
      p50: atShare(sorted, 0.5),
      p95: atShare(sorted, 0.95),
      p99: atShare(sorted, 0.99),
    });
  } finally {
    await team.stop();
  }
}
