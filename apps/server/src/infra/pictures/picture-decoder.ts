import { type ChildProcess, fork } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type RefusalValues, type Refused, refuse } from '@galleria/domain/refusals';
import type { Log } from '../log/log.ts';
import { type queueFull, type Turn, workQueue } from '../work-queue.ts';
import type { PictureLimits, PictureRefusal, RedrawnPicture } from './redraw-picture.ts';

export interface DecoderTask {
  readonly source: string;
  /** Path to which the redrawn picture is written. */
  readonly target: string;
  readonly limits: PictureLimits;
}

export type DecoderAnswer =
  | { readonly path: string }
  | { readonly refused: PictureRefusal['refused']; readonly values: RefusalValues | undefined };

type Decode = (
  source: string,
  limits: PictureLimits,
) => Promise<RedrawnPicture | PictureRefusal | Refused<'call.timeout'>>;

/** Decodes uploads, one at a time. */
export interface PictureDecoder {
  /** Calls `work` when it is this caller's turn, or returns `queueFull`. On abort a running decoder is killed. */
  inTurn<T>(turn: Turn, work: (decode: Decode) => Promise<T>): Promise<T | typeof queueFull | Refused<'call.timeout'>>;
  close(): void;
}

export interface DecoderLimits {
  readonly waiting: number;
  /** Time limit for one picture; the largest that are allowed take 2 seconds. */
  readonly timeoutMs: number;
  /** Memory limit of the decoder process. Progressive JPEG and AVIF of the allowed size reach 400 MB. */
  readonly maxRssBytes: number;
  /** The process ends after this long without work. */
  readonly idleMs: number;
}

export const DECODER_LIMITS: DecoderLimits = {
  waiting: 8,
  timeoutMs: 15_000,
  maxRssBytes: 512 * 1024 * 1024,
  idleMs: 30_000,
};

/**
 * Uploads are decoded in a process of its own, started on first use: a picture that takes too long or too much memory
 * can only be stopped by killing its decoder, and memory that libvips has freed is returned to the system when the
 * process ends.
 */
export function openPictureDecoder(log: Log, limits: DecoderLimits = DECODER_LIMITS): PictureDecoder {
  const run = workQueue({ running: 1, waiting: limits.waiting });
  let child: ChildProcess | undefined;
  let idleTimer: NodeJS.Timeout | undefined;

  function stop(): void {
    clearTimeout(idleTimer);
    child?.kill('SIGKILL');
    child = undefined;
  }

  function runningChild(): ChildProcess {
    clearTimeout(idleTimer);
    if (child?.connected) return child;
    child = startProcess(limits.maxRssBytes);
    return child;
  }

  async function decode(
    task: DecoderTask,
    signal: AbortSignal,
  ): Promise<RedrawnPicture | PictureRefusal | Refused<'call.timeout'>> {
    try {
      const answer = await ask(runningChild(), task, signal);
      if (answer === 'died') {
        stop();
        log.warn({ event: 'picture_decoder.died' }, 'the picture decoder ended while it decoded an upload');
        return refuse('picture.broken');
      }
      if ('refused' in answer) return refuse(answer.refused, answer.values && { values: answer.values });
      return { path: answer.path, webp: await readFile(task.target) };
    } catch (problem) {
      stop();
      if (!signal.aborted) throw problem;
      return refuse('call.timeout');
    } finally {
      await rm(task.target, { force: true });
      idleTimer = setTimeout(stop, limits.idleMs).unref();
    }
  }

  return {
    inTurn: async (turn, work) => {
      const deadline = (source: string, pictureLimits: PictureLimits) => {
        const timeout = AbortSignal.timeout(limits.timeoutMs);
        const signal = turn.signal ? AbortSignal.any([turn.signal, timeout]) : timeout;
        return decode({ source, target: `${source}.webp`, limits: pictureLimits }, signal);
      };
      try {
        return await run(() => work(deadline), turn);
      } catch (problem) {
        if (!turn.signal?.aborted) throw problem;
        return refuse('call.timeout');
      }
    },
    close: stop,
  };
}

/** Next to this file in source, next to the bundle in production. */
const DECODER = fileURLToPath(
  new URL(`./decoder-process${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`, import.meta.url),
);
/**
 * The process inherits only these environment variables: others hold keys, and this process reads files from strangers.
 */
const INHERITED = ['PATH', 'SystemRoot', 'LD_LIBRARY_PATH'];

function startProcess(maxRssBytes: number): ChildProcess {
  const inherited = INHERITED.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []));
  const child = fork(DECODER, [String(maxRssBytes)], {
    // A single arena keeps glibc from holding freed pictures for every thread.
    env: { ...Object.fromEntries(inherited), MALLOC_ARENA_MAX: '1' },
    execArgv: ['--max-old-space-size=64', '--max-semi-space-size=1'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  child.on('error', () => undefined);
  child.unref();
  child.channel?.unref();
  return child;
}

function ask(child: ChildProcess, task: DecoderTask, signal: AbortSignal): Promise<DecoderAnswer | 'died'> {
  const { promise, resolve, reject } = Promise.withResolvers<DecoderAnswer | 'died'>();
  const onMessage = (answer: unknown) => resolve(answer as DecoderAnswer);
  const onExit = () => resolve('died');
  const onAbort = () => reject(signal.reason);
  signal.throwIfAborted();
  child.once('message', onMessage);
  child.once('exit', onExit);
  signal.addEventListener('abort', onAbort, { once: true });
  child.send(task, (problem) => problem && resolve('died'));
  return promise.finally(() => {
    child.off('message', onMessage);
    child.off('exit', onExit);
    signal.removeEventListener('abort', onAbort);
  });
}
