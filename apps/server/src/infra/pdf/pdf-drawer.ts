import { Worker } from 'node:worker_threads';
import type { Log } from '../log/log.ts';
import { type queueFull, workQueue } from '../work-queue.ts';
import type { Sheet } from './sheet.ts';

export type DrawAnswer = { readonly bytes: Uint8Array } | { readonly problem: string };

/** Draws documents one at a time, beside the event loop. */
export interface PdfDrawer {
  /** `queueFull` when too many wait; undefined when it failed or took too long, which is logged. */
  draw(sheet: Sheet): Promise<Uint8Array | typeof queueFull | undefined>;
  close(): void;
}

interface DrawerLimits {
  readonly waiting: number;
  /** For one document; the largest take 2 seconds of a free core. */
  readonly timeoutMs: number;
  /** The thread ends when it has had nothing to do for so long: parsed fonts take memory. */
  readonly idleMs: number;
  readonly heapMb: number;
}

const DRAWER_LIMITS: DrawerLimits = { waiting: 16, timeoutMs: 20_000, idleMs: 30_000, heapMb: 512 };

/** Beside this file as source, beside the bundle in production. */
const THREAD = new URL(`./draw-thread${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`, import.meta.url);

/**
 * Shaping text and making subsets of fonts is pure computing, seconds of it on a small machine, so a thread of its own
 * does it. It is started on first use, and a new one follows where one was stopped or has died.
 */
export function openPdfDrawer(log: Log, limits: DrawerLimits = DRAWER_LIMITS): PdfDrawer {
  const run = workQueue({ running: 1, waiting: limits.waiting });
  let thread: Worker | undefined;
  let idleTimer: NodeJS.Timeout | undefined;

  function stop(): void {
    clearTimeout(idleTimer);
    void thread?.terminate();
    thread = undefined;
  }

  function runningThread(): Worker {
    clearTimeout(idleTimer);
    thread ??= startThread(limits.heapMb, () => {
      thread = undefined;
    });
    return thread;
  }

  async function draw(sheet: Sheet): Promise<Uint8Array | undefined> {
    const answer = await ask(runningThread(), sheet, limits.timeoutMs);
    idleTimer = setTimeout(stop, limits.idleMs).unref();
    if ('bytes' in answer) return answer.bytes;
    log.error({ event: 'pdf.failed', problem: answer.problem, reference: sheet.reference }, 'a document was not drawn');
    stop();
    return undefined;
  }

  return { draw: (sheet) => run(() => draw(sheet)), close: stop };
}

function startThread(heapMb: number, onExit: () => void): Worker {
  const thread = new Worker(THREAD, { env: {}, resourceLimits: { maxOldGenerationSizeMb: heapMb } });
  // Without a listener an error of the thread would end the process.
  return thread.on('error', () => undefined).on('exit', onExit);
}

function ask(thread: Worker, sheet: Sheet, timeoutMs: number): Promise<DrawAnswer> {
  const { promise, resolve } = Promise.withResolvers<DrawAnswer>();
  const onMessage = (answer: DrawAnswer) => resolve(answer);
  const onError = (problem: unknown) => resolve({ problem: String(problem) });
  const onExit = () => resolve({ problem: 'the thread ended' });
  const timer = setTimeout(() => resolve({ problem: `not done after ${timeoutMs} ms` }), timeoutMs);
  thread.once('message', onMessage).once('error', onError).once('exit', onExit);
  // A thread that has nothing to do keeps no process from ending.
  thread.ref();
  thread.postMessage(sheet);
  return promise.finally(() => {
    clearTimeout(timer);
    thread.off('message', onMessage).off('error', onError).off('exit', onExit);
    thread.unref();
  });
}
