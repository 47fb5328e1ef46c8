import { Worker } from 'node:worker_threads';
import type { Log } from '../log/log.ts';
import { type queueFull, workQueue } from '../work-queue.ts';
import type { Sheet } from './sheet.ts';

export type DrawAnswer = { readonly bytes: Uint8Array } | { readonly problem: string };

/** Draws documents one at a time, in a worker thread. */
export interface PdfRenderer {
  /** Returns `queueFull` when too many wait, and undefined when drawing failed or took too long, which is logged. */
  draw(sheet: Sheet): Promise<Uint8Array | typeof queueFull | undefined>;
  close(): void;
}

interface RendererLimits {
  readonly waiting: number;
  /** Time limit for one document; the largest take 2 seconds of a free core. */
  readonly timeoutMs: number;
  /** The thread ends after this long without work, since parsed fonts take memory. */
  readonly idleMs: number;
  readonly heapMb: number;
}

const RENDERER_LIMITS: RendererLimits = { waiting: 16, timeoutMs: 20_000, idleMs: 30_000, heapMb: 512 };

/** Next to this file in source, next to the bundle in production. */
const THREAD = new URL(`./pdf-worker${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`, import.meta.url);

/**
 * Shaping text and subsetting fonts is CPU work, seconds of it on a small machine, so a thread of its own does it. It
 * is started on first use, and replaced after it was stopped or has died.
 */
export function openPdfRenderer(log: Log, limits: RendererLimits = RENDERER_LIMITS): PdfRenderer {
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
  // An idle thread is unreferenced and does not keep the process alive; a working one is referenced.
  thread.ref();
  thread.postMessage(sheet);
  return promise.finally(() => {
    clearTimeout(timer);
    thread.off('message', onMessage).off('error', onError).off('exit', onExit);
    thread.unref();
  });
}
