import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { UploadedFile } from '@galleria/contract/wire/uploaded-file';
import fastify from 'fastify';
import { expect, it, onTestFinished, vi } from 'vitest';
import { sendOutcome } from './answers/envelope.ts';
import type { LoadShedding } from './limits/load-shedding.ts';
import { openFileReceiver, UPLOAD_LIMITS, type UploadLimits, withMultipart } from './received-file.ts';

const BODY = '--edge\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nabc\r\n--edge--\r\n';

type Work = (file: UploadedFile | undefined, signal: AbortSignal) => Promise<void>;

/** A server that runs this work with the file of every call. */
async function serve(work: Work, limits: Partial<UploadLimits> = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'galleria-incoming-'));
  const runWithFile = openFileReceiver(folder, { ...UPLOAD_LIMITS, ...limits });
  const server = fastify({ forceCloseConnections: true });
  server.decorate('loadShedding', { wasRefusedLate: () => false } as unknown as LoadShedding);
  await withMultipart(server, (scope) => {
    scope.post('/:caller', async (request, reply) => {
      const { caller } = request.params as { caller: string };
      const outcome = await runWithFile({
        ...{ request, reply, field: 'file', callerKey: caller },
        work: async (body, signal) => {
          await work((body as { file?: UploadedFile }).file, signal);
          return { data: null };
        },
      });
      return sendOutcome(request, reply, outcome);
    });
  });
  const url = new URL(await server.listen({ port: 0, host: '127.0.0.1' }));
  onTestFinished(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });
  return { folder, port: Number(url.port) };
}

/** Sends the headers and the given part of the body. */
function post(port: number, caller: string, body: string = BODY) {
  const socket = connect(port, '127.0.0.1');
  socket.write(
    `POST /${caller} HTTP/1.1\r\nhost: mall.test\r\nconnection: close\r\n` +
      `content-type: multipart/form-data; boundary=edge\r\ncontent-length: ${BODY.length}\r\n\r\n${body}`,
  );
  return { answer: text(socket).catch(() => ''), hangUp: () => socket.destroy() };
}

it('the upload limit refuses concurrent uploads of one caller before reading them, and accepts those of others', async () => {
  const gate = Promise.withResolvers<void>();
  const work = vi.fn<Work>(() => gate.promise);
  const { port, folder } = await serve(work, { atOncePerCaller: 1 });
  const first = post(port, 'ada');
  await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(1));
  const refused = await post(port, 'ada', '').answer;
  expect(refused).toMatch(/^HTTP\/1.1 429 /);
  expect(refused).toMatch(/retry-after: 5/);
  expect(refused).toContain('upload.tooManyAtOnce');
  const other = post(port, 'bob');
  await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(2));
  gate.resolve();
  expect([await first.answer, await other.answer]).toEqual(Array(2).fill(expect.stringMatching(/^HTTP\/1.1 200 /)));
  expect(await readdir(folder)).toEqual([]);
  expect(await post(port, 'ada').answer).toMatch(/^HTTP\/1.1 200 /);
});

it('the upload limit counts an upload whose body is still being received', async () => {
  const { port, folder } = await serve(async () => undefined, { atOncePerCaller: 1 });
  const slow = post(port, 'ada', BODY.slice(0, -10));
  await vi.waitFor(async () => expect(await readdir(folder)).toHaveLength(1));
  expect(await post(port, 'ada').answer).toContain('upload.tooManyAtOnce');
  slow.hangUp();
  await vi.waitFor(async () => expect(await post(port, 'ada').answer).toMatch(/^HTTP\/1.1 200 /));
  expect(await readdir(folder)).toEqual([]);
});

it('the upload limit refuses all callers with 503 beyond the total, and closes connections beyond those to drain', async () => {
  const gate = Promise.withResolvers<void>();
  const work = vi.fn<Work>(() => gate.promise);
  const { port } = await serve(work, { atOnce: 1, drainedAtOnce: 0 });
  const first = post(port, 'ada');
  await vi.waitFor(() => expect(work).toHaveBeenCalled());
  const refused = await post(port, 'bob', '').answer;
  expect(refused).toMatch(/^HTTP\/1.1 503 /);
  expect(refused).toMatch(/connection: close/);
  expect(refused).toContain('call.overloaded');
  gate.resolve();
  expect(await first.answer).toMatch(/^HTTP\/1.1 200 /);
});

it('an upload whose client disconnects aborts its signal, and frees its slot when the work has ended', async () => {
  const gate = Promise.withResolvers<void>();
  let seen: AbortSignal | undefined;
  const { port } = await serve(
    (_file, signal) => {
      seen = signal;
      return gate.promise;
    },
    { atOncePerCaller: 1 },
  );
  const gone = post(port, 'ada');
  await vi.waitFor(() => expect(seen?.aborted).toBe(false));
  gone.hangUp();
  await vi.waitFor(() => expect(seen?.aborted).toBe(true));
  expect(await post(port, 'ada').answer).toContain('upload.tooManyAtOnce');
  gate.resolve();
  await vi.waitFor(async () => expect(await post(port, 'ada').answer).toMatch(/^HTTP\/1.1 200 /));
});

it('an upload is answered with a timeout at its deadline, even when the body was read completely', async () => {
  const gate = Promise.withResolvers<void>();
  const work = vi.fn<Work>(() => gate.promise);
  const { port } = await serve(work, { timeoutMs: 200 });
  const answer = await post(port, 'ada').answer;
  gate.resolve();
  expect(answer).toMatch(/^HTTP\/1.1 503 /);
  expect(answer).toContain('call.timeout');
  expect(work.mock.calls[0]?.[0]).toMatchObject({ sizeBytes: 3 });
});
