import { once } from 'node:events';
import { Session } from 'node:inspector/promises';

/** What is still needed once everything that is not was cleared away; the resident memory also has what was not yet. */
export interface HeldMemory {
  /** Of the main thread, of all others together, and beside their heaps. */
  readonly main: number;
  readonly threads: number;
  readonly buffers: number;
  readonly resident: number;
}

interface Attached {
  readonly params: { readonly sessionId: string };
}
interface Received {
  readonly params: { readonly sessionId: string; readonly message: string };
}

const collect = 'HeapProfiler.collectGarbage';
const look = 'Runtime.getHeapUsage';

/** Of this process, in all its threads. */
export async function heldMemory(): Promise<HeldMemory> {
  const session = new Session();
  session.connect();
  try {
    const threads: string[] = [];
    session.on('NodeWorker.attachedToWorker', ({ params }: Attached) => threads.push(params.sessionId));
    await session.post('NodeWorker.enable', { waitForDebuggerOnStart: false });
    let held = 0;
    for (const sessionId of threads) {
      await ask(session, sessionId, collect);
      held += Number((await ask(session, sessionId, look)).usedSize);
    }
    await session.post(collect);
    const { heapUsed, external, rss } = process.memoryUsage();
    return { main: heapUsed, threads: held, buffers: external, resident: rss };
  } finally {
    session.disconnect();
  }
}

/** A thread's answer comes as a message of its own. */
async function ask(session: Session, sessionId: string, method: string): Promise<Record<string, unknown>> {
  const message = JSON.stringify({ id: 1, method });
  const answered = once(session, 'NodeWorker.receivedMessageFromWorker') as Promise<[Received]>;
  await session.post('NodeWorker.sendMessageToWorker', { sessionId, message });
  const [{ params }] = await answered;
  const { result, error } = JSON.parse(params.message);
  if (params.sessionId !== sessionId || error) throw new Error(`${method}: ${params.message}`);
  return result;
}
