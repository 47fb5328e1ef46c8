import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import multipart from '@fastify/multipart';
import { UploadedFile } from '@galleria/contract/wire/uploaded-file';
import type { Actor } from '@galleria/domain/access/access';
import { isRefused, type Refused, refuse } from '@galleria/domain/refusals';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Outcome } from '../calls/execute.ts';
import { Overloaded } from './faults.ts';
import { REQUEST_TIMEOUT_MS } from './http-server.ts';

/** A little above the largest picture that is accepted, so that one that is too large gets a refusal with a message. */
const MAX_FILE_BYTES = 11 * 1024 * 1024;
const MAX_BODY_BYTES = MAX_FILE_BYTES + 64 * 1024;

/** Multipart is parsed only inside this scope: no other route can be made to read such a body. */
export async function withMultipart(
  server: FastifyInstance,
  register: (scope: FastifyInstance) => void,
): Promise<void> {
  await server.register(async (scope) => {
    await scope.register(multipart, {
      limits: { fileSize: MAX_FILE_BYTES, files: 1, fields: 10, fieldSize: 1024 },
    });
    scope.addHook('onRoute', (route) => {
      route.bodyLimit = MAX_BODY_BYTES;
      // The file is read inside the handler, which takes long on a slow connection.
      route.handlerTimeout = REQUEST_TIMEOUT_MS;
    });
    register(scope);
  });
}

/** The body is the file, whatever its content type: the decoder checks it. */
export async function withRawFiles(server: FastifyInstance, register: (scope: FastifyInstance) => void): Promise<void> {
  await server.register(async (scope) => {
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    scope.addHook('onRoute', (route) => {
      route.handlerTimeout = REQUEST_TIMEOUT_MS;
    });
    register(scope);
  });
}

export interface UploadLimits {
  /** Calls with a file in progress: being received, or being worked on. */
  readonly atOnce: number;
  readonly atOncePerCaller: number;
  /** Refused bodies that are drained at the same time, see `closeUnread`. */
  readonly drainedAtOnce: number;
  /**
   * Time from the last byte of the body to the answer; receiving it has a limit of its own, see `body-deadlines.ts`.
   */
  readonly timeoutMs: number;
}

export const UPLOAD_LIMITS: UploadLimits = {
  atOnce: 32,
  atOncePerCaller: 2,
  drainedAtOnce: 4,
  timeoutMs: 25_000,
};

/** The same key for all calls of one person. */
export function callerKey(request: FastifyRequest, actor: Actor): string {
  return 'userId' in actor ? `${actor.kind}:${actor.userId}` : request.ip;
}

interface FileCall {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly callerKey: string;
  readonly field: string;
  /** Gets the file under its field's name, or an empty object when there is none. */
  readonly work: (body: object, signal: AbortSignal) => Promise<Outcome>;
}

export type RunWithFile = (call: FileCall) => Promise<Outcome>;

const RETRY_AFTER_SECONDS = '5';
const RETRYABLE = ['upload.tooManyAtOnce', 'call.overloaded', 'call.timeout'];

/**
 * A slot is taken before the body is read and freed when the work has ended, so a caller that disconnects does not get
 * another one while its last picture is still being decoded. Files are spooled to disk: an upload that is slow or waits
 * for its turn takes no memory.
 */
export function openFileReceiver(folder: string, limits: UploadLimits = UPLOAD_LIMITS): RunWithFile {
  const inProgress = new Map<string, number>();
  let total = 0;
  let draining = 0;
  removeAbandoned(folder).catch(() => undefined);

  function count(callerKey: string, change: 1 | -1): void {
    total += change;
    const own = (inProgress.get(callerKey) ?? 0) + change;
    if (own > 0) inProgress.set(callerKey, own);
    else inProgress.delete(callerKey);
  }

  /**
   * Browsers show a reset connection instead of the answer when their body is not read to its end, so refused bodies
   * are drained. Draining is also the cost of an attack: beyond a limit, connections are closed after the answer.
   */
  function closeUnread(request: FastifyRequest, reply: FastifyReply): void {
    if (draining >= limits.drainedAtOnce) {
      reply.header('connection', 'close');
      return;
    }
    draining++;
    request.raw.once('close', () => draining--);
  }

  async function run({ request, reply, callerKey, field, work }: FileCall): Promise<Outcome> {
    const isOneTooMany = (inProgress.get(callerKey) ?? 0) >= limits.atOncePerCaller;
    if (isOneTooMany || total >= limits.atOnce) {
      closeUnread(request, reply);
      return refuse(isOneTooMany ? 'upload.tooManyAtOnce' : 'call.overloaded');
    }
    const caller = callerSignal(reply);
    const file = path.join(folder, randomUUID());
    const finish = async () => {
      await rm(file, { force: true });
      count(callerKey, -1);
    };
    count(callerKey, 1);
    // The parser never settles if the caller disconnects before it starts to listen; the slot would then never be
    // freed.
    const received = Promise.race([receiveFile(request, field, file, caller), timeoutOf(caller)]);
    const body = await received.catch(async (problem: unknown) => {
      await finish();
      throw problem;
    });
    if (isRefused(body)) {
      await finish();
      return body;
    }
    const signal = AbortSignal.any([caller, AbortSignal.timeout(limits.timeoutMs)]);
    return Promise.race([work(body, signal).finally(finish), timeoutOf(signal)]);
  }

  return async (call) => {
    const outcome = await run(call);
    if (isRefused(outcome) && RETRYABLE.includes(outcome.refused))
      call.reply.header('retry-after', RETRY_AFTER_SECONDS);
    return outcome;
  };
}

/**
 * Not `request.signal`: Fastify's handler timeout listens for `close` of the request, which Node emits as soon as the
 * body has been read. Fastify then aborts the signal and clears the timer, so its timeout works only for calls without
 * a body.
 */
function callerSignal(reply: FastifyReply): AbortSignal {
  const disconnected = new AbortController();
  const abort = () => disconnected.abort(new Error('callerSignal: the caller has closed the connection'));
  if (reply.raw.destroyed || reply.request.raw.socket.destroyed) abort();
  else reply.raw.once('close', abort);
  return disconnected.signal;
}

function timeoutOf(signal: AbortSignal): Promise<Refused<'call.timeout'>> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve(refuse('call.timeout'));
    signal.addEventListener('abort', () => resolve(refuse('call.timeout')), { once: true });
  });
}

const TOO_LARGE = 413;

/** The file of a multipart body under the field name of its operation, or an empty object when there is none. */
async function receiveFile(request: FastifyRequest, field: string, file: string, signal: AbortSignal): Promise<object> {
  if (request.body instanceof Readable) return { [field]: await receiveRaw(request, request.body, file, signal) };
  if (!request.isMultipart?.()) return {};
  try {
    const part = await request.file();
    if (!part || part.fieldname !== field) return {};
    await mkdir(path.dirname(file), { recursive: true });
    await pipeline(part.file, createWriteStream(file, { flags: 'wx' }), { signal });
    if (part.file.truncated) throw new request.server.multipartErrors.RequestFileTooLargeError();
    if (request.server.loadShedding.wasRefusedLate(request.raw)) throw new Overloaded();
    return { [field]: new UploadedFile(file, part.file.bytesRead) };
  } catch (problem) {
    // A file that is too large is refused as such; any other parser error counts as no file.
    if (problem instanceof Overloaded) throw problem;
    if ((problem as { statusCode?: number }).statusCode === TOO_LARGE) throw problem;
    return {};
  }
}

async function receiveRaw(request: FastifyRequest, body: Readable, file: string, signal: AbortSignal) {
  await mkdir(path.dirname(file), { recursive: true });
  let bytes = 0;
  await pipeline(
    body,
    async function* limited(chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        bytes += chunk.length;
        if (bytes > MAX_FILE_BYTES) {
          throw Object.assign(new Error(`receiveRaw: more than ${MAX_FILE_BYTES} bytes`), { statusCode: TOO_LARGE });
        }
        yield chunk;
      }
    },
    createWriteStream(file, { flags: 'wx' }),
    { signal },
  );
  if (request.server.loadShedding.wasRefusedLate(request.raw)) throw new Overloaded();
  return new UploadedFile(file, bytes);
}

const ABANDONED_AFTER_MS = 60 * 60 * 1000;

/** Removes the files of processes that were killed. */
async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    // A file may be removed by its own request in the meantime.
    const { mtimeMs = Date.now() } = (await stat(file).catch(() => undefined)) ?? {};
    if (mtimeMs < Date.now() - ABANDONED_AFTER_MS) await rm(file, { force: true });
  }
}
