import { connect } from 'node:net';
import { sql } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { sharp } from '../../infra/pictures/sharp.ts';
import { openSession } from '../../infra/sessions/sessions.ts';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { sellerBrowser } from '../sellers/testing/seller-browser.ts';

async function picture(): Promise<Buffer> {
  return sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
}

async function upload(app: TestApp, userId: string, file: Buffer, locale = 'en') {
  const authorization = await openSession(app.database.queries, 'buyer', userId);
  const form = new Response(withFile(file));
  const { status, envelope, headers } = await app.call('/p/file/upload', {
    method: 'POST',
    headers: { 'content-type': form.headers.get('content-type') ?? '', authorization, locale },
    payload: Buffer.from(await form.arrayBuffer()),
  });
  return { status, envelope, headers };
}

function withFile(file: Buffer): FormData {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(file)]), 'a.png');
  return form;
}

it('uploadPicture refuses a third concurrent upload of one person', async () => {
  const app = await openTestApp();
  const url = new URL(await app.server.listen({ port: 0, host: '127.0.0.1' }));
  const authorization = await openSession(app.database.queries, 'buyer', 'u1');
  const head =
    `POST /api/p/file/upload HTTP/1.1\r\nhost: mall.test\r\nauthorization: ${authorization}\r\n` +
    'content-type: multipart/form-data; boundary=edge\r\ncontent-length: 9000000\r\n\r\n' +
    '--edge\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n';
  let isStopped = false;
  const hold = () => {
    const socket = connect(Number(url.port), url.hostname, () => socket.write(head));
    socket.on('error', () => undefined);
    // A refused request is repeated: the upload below had the second slot at that moment.
    socket.once('data', () => void socket.destroy());
    socket.once('close', () => !isStopped && hold());
    onTestFinished(() => {
      isStopped = true;
      socket.destroy();
    });
  };
  for (let count = 0; count < 2; count++) hold();
  const file = await picture();
  // Repeats until both held uploads are counted; nothing else can cause the refusal.
  let answer = await upload(app, 'u1', file);
  for (let tries = 0; tries < 100 && answer.status === 200; tries++) answer = await upload(app, 'u1', file);
  expect(answer).toMatchObject({ status: 429, envelope: { reason: 'upload.tooManyAtOnce' } });
  expect(answer.headers['retry-after']).toBe('5');
  expect((await upload(app, 'u2', file)).status).toBe(200);
});

it('uploadPicture refuses uploads above the daily quota in pictures or bytes, and reports when it ends', async () => {
  const file = await picture();
  const app = await openTestApp({ uploadQuota: { maxFiles: 2, maxBytes: 1_000_000 } });
  const reasons = async (userId: string) => (await upload(app, userId, file)).envelope.reason;
  expect([await reasons('u1'), await reasons('u1')]).toEqual([undefined, undefined]);
  expect(await reasons('u1')).toBe('upload.dailyQuota');
  expect(await reasons('u2')).toBeUndefined();
  expect((await upload(app, 'u1', file, 'de')).envelope.msg).toMatch(/In \d+ Stunden? geht es wieder/);
  await app.moveClock('1 day');
  expect(await reasons('u1')).toBeUndefined();

  const small = await openTestApp({ uploadQuota: { maxFiles: 9, maxBytes: file.length * 2 - 1 } });
  expect((await upload(small, 'u1', file)).envelope.reason).toBeUndefined();
  expect((await upload(small, 'u1', file)).envelope.reason).toBe('upload.dailyQuota');
});

it('uploading a picture of a store records the seller as its owner, and is refused to buyers', async () => {
  const app = await openTestApp();
  const form = new Response(withFile(await picture()));
  const headers = { 'content-type': form.headers.get('content-type') ?? '' };
  const payload = Buffer.from(await form.arrayBuffer());
  const { cookies } = await sellerBrowser(app);
  const answer = await app.server.inject({ method: 'POST', url: '/api/m/file/upload', cookies, headers, payload });
  const { rows } = await app.database.queries.execute(sql`select path, owner_kind, purpose from upload`);
  expect(rows).toEqual([{ path: answer.json().data.filePath, owner_kind: 'seller', purpose: 'picture' }]);
  const authorization = await openSession(app.database.queries, 'buyer', 'u1');
  const { envelope } = await app.call('/m/file/upload', {
    method: 'POST',
    headers: { ...headers, authorization },
    payload,
  });
  expect(envelope.reason).toBe('access.signIn');
});

describe('upload in three steps', () => {
  async function openUploader(app: TestApp, userId: string) {
    const authorization = await openSession(app.database.queries, 'buyer', userId);
    const headers = { authorization };
    return {
      begin: async () =>
        (await app.call('/p/file/getPreSignUrl?purpose=avatar&fileName=a.png', { headers })).envelope.data as {
          fileId: number;
          preSignUrl: string;
        },
      confirm: async (fileId: number) =>
        (await app.call('/p/file/uploadSuccess', { method: 'PUT', headers, payload: { fileId } })).envelope,
    };
  }

  /** Sends bytes as a client does to a file store: without a token. */
  async function put(app: TestApp, url: string, payload: Buffer, type = 'image/png') {
    const headers = { 'content-type': type };
    return (await app.call(url.replace('/api', ''), { method: 'PUT', headers, payload })).envelope;
  }

  it('accepts one picture at the signed address, and returns its path to its owner only', async () => {
    const app = await openTestApp();
    const [ada, eve] = [await openUploader(app, 'u1'), await openUploader(app, 'u2')];
    const { fileId, preSignUrl } = await ada.begin();
    expect((await ada.confirm(fileId)).reason).toBe('upload.ticket');
    expect(await put(app, preSignUrl, await picture(), 'application/octet-stream')).toMatchObject({ success: true });
    expect((await put(app, preSignUrl, await picture())).reason).toBe('upload.ticket');
    expect((await eve.confirm(fileId)).reason).toBe('upload.ticket');
    const { data } = await ada.confirm(fileId);
    expect(data).toMatchObject({ filePath: expect.stringMatching(/^pictures\//) });
    const { rows } = await app.database.queries.execute(sql`select path, owner_kind, owner_id, purpose from upload`);
    const { filePath: path } = data as { filePath: string };
    expect(rows).toEqual([{ path, owner_kind: 'buyer', owner_id: 'u1', purpose: 'avatar' }]);
  });

  it('refuses changed and expired addresses, files that are no picture, and too large ones', async () => {
    const app = await openTestApp();
    const ada = await openUploader(app, 'u1');
    const { preSignUrl } = await ada.begin();
    for (const wrong of [
      `${preSignUrl}x`,
      preSignUrl.replace('put/', 'put/x'),
      '/api/file/put/x.y',
      '/api/file/put/.',
    ]) {
      expect((await put(app, wrong, await picture())).reason).toBe('upload.ticket');
    }
    expect((await put(app, preSignUrl, Buffer.from('no picture'))).reason).toBe('picture.format');
    expect((await put(app, preSignUrl, Buffer.alloc(12 * 1024 * 1024))).reason).toBe('call.tooLarge');
    expect((await put(app, preSignUrl, Buffer.alloc(3 * 1024 * 1024))).reason).toBe('picture.tooLarge');
    await app.moveClock('11 minutes');
    expect((await put(app, preSignUrl, await picture())).reason).toBe('upload.ticket');
  });
});
