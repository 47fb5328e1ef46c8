import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRefused } from '@galleria/domain/refusals';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { diskPictureStore } from '../../gateways/storage/disk.ts';
import type { PictureStore } from './picture-store.ts';
import { picturesRoute } from './pictures-route.ts';
import { redrawPicture } from './redraw-picture.ts';
import { sharp } from './sharp.ts';

const chrome = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';
const webpOnly = 'image/webp,image/*;q=0.8';

let folder: string;
let cacheDir: string;
let store: PictureStore;
let app: FastifyInstance;
/** Originals are read only to be encoded, so this counts encodings. */
let reads: number;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'galleria-pictures-'));
  cacheDir = join(folder, 'cache');
  const disk = diskPictureStore(join(folder, 'pictures'));
  reads = 0;
  store = {
    ...disk,
    get: (path) => {
      reads++;
      return disk.get(path);
    },
  };
  app = fastify();
  await app.register(picturesRoute, { store, cacheDir });
});

afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

async function put(width: number, height: number, alpha = 1, r = 200): Promise<string> {
  const create = { width, height, channels: 4, background: { r, g: 80, b: 40, alpha } } as const;
  const webp = await sharp({ create }).webp({ effort: 0 }).toBuffer();
  const redrawn = await redrawPicture(webp, { maxBytes: webp.length });
  if (isRefused(redrawn)) throw new Error(redrawn.refused);
  await store.put(redrawn.path, redrawn.webp);
  return redrawn.path;
}

function get(url: string, accept?: string, headers: Record<string, string> = {}) {
  return app.inject({ url, headers: accept === undefined ? headers : { accept, ...headers } });
}

async function formatAndWidth(bytes: Buffer): Promise<[string, number]> {
  const { format, width } = await sharp(bytes).metadata();
  return [format, width];
}

describe('serving a picture', () => {
  it('sends headers for caching and against running scripts', async () => {
    const answer = await get(`/${await put(600, 400)}?w=320`, chrome);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/avif',
      'content-length': String(answer.rawPayload.length),
      'content-disposition': 'inline',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(await formatAndWidth(answer.rawPayload)).toEqual(['heif', 320]);
  });

  it.each([
    [chrome, 1, 'image/avif'],
    [webpOnly, 1, 'image/webp'],
    ['image/avif;q=0, image/webp', 1, 'image/webp'],
    ['IMAGE/WEBP', 1, 'image/webp'],
    ['image/*,*/*', 1, 'image/jpeg'],
    [undefined, 1, 'image/jpeg'],
    ['*/*', 0.5, 'image/png'],
    [chrome, 0.5, 'image/avif'],
  ])('for Accept %j and opacity %d sends %s', async (accept, alpha, type) => {
    const answer = await get(`/${await put(100, 100, alpha)}?w=64`, accept);
    expect(answer.headers['content-type']).toBe(type);
    const { hasAlpha } = await sharp(answer.rawPayload).metadata();
    expect(hasAlpha).toBe(alpha < 1);
  });

  it('sends WebP where encoding AVIF would take too long', async () => {
    const path = await put(1920, 450);
    expect((await get(`/${path}?w=1920`, chrome)).headers['content-type']).toBe('image/webp');
    expect((await get(`/${path}?w=1280`, chrome)).headers['content-type']).toBe('image/avif');
  });

  it.each([
    ['?w=1', 64],
    ['?w=240', 240],
    ['?w=241', 320],
    ['?w=480', 480],
    ['?w=640', 600],
    ['?w=99999', 600],
    ['', 600],
  ])('%j of a picture of width 600 sends width %i', async (query, width) => {
    const answer = await get(`/${await put(600, 60)}${query}`, webpOnly);
    expect(await formatAndWidth(answer.rawPayload)).toEqual(['webp', width]);
  });

  it.each(['?w=', '?w=0', '?w=-5', '?w=1e3', '?w=12px', '?w=100000', '?w=64&w=128', '?w=64.5'])(
    'refuses %j with 400',
    async (query) => {
      const answer = await get(`/${await put(64, 64)}${query}`);
      expect(answer.statusCode).toBe(400);
      expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    },
  );

  it.each([
    'unknown.webp',
    '0123456789abcdef0123456789abcdef.10x10.-.webp',
    '0123456789abcdef0123456789abcdef.10x10.-.svg',
    '..%2f..%2fsecret',
    '%2e%2e%2fcache',
    '%00',
    '%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  ])('answers 404 for %j', async (name) => {
    const answer = await get(`/pictures/${name}?w=64`);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(answer.body).toBe('No such picture');
  });

  it('answers 404 for a path with another size or placeholder', async () => {
    const path = await put(64, 64);
    expect((await get(`/${path.replace('64x64', '65x64')}`)).statusCode).toBe(404);
    expect((await get(`/${path.replace(/\.[\w-]{18}\./, '.-.')}`)).statusCode).toBe(404);
  });
});

describe('HEAD and conditional requests', () => {
  it('answer HEAD with the headers of GET and no body', async () => {
    const url = `/${await put(64, 64)}?w=64`;
    const full = await get(url, chrome);
    const head = await app.inject({ method: 'HEAD', url, headers: { accept: chrome } });
    expect(head.statusCode).toBe(200);
    expect(head.rawPayload).toHaveLength(0);
    for (const name of ['content-length', 'content-type', 'etag', 'cache-control', 'vary']) {
      expect(head.headers[name]).toBe(full.headers[name]);
    }
  });

  it('answer a matching ETag with 304, and the ETag of another format with the picture', async () => {
    const url = `/${await put(64, 64)}?w=64`;
    const etag = String((await get(url, chrome)).headers.etag);
    const known = await get(url, chrome, { 'if-none-match': `"other", ${etag}` });
    expect(known.statusCode).toBe(304);
    expect(known.rawPayload).toHaveLength(0);
    expect(known.headers).toMatchObject({ etag, vary: 'Accept' });
    expect((await get(url, chrome, { 'if-none-match': etag.replace('W/', '') })).statusCode).toBe(304);
    expect((await get(url, webpOnly, { 'if-none-match': etag })).statusCode).toBe(200);
  });
});

describe('variants of a picture', () => {
  it('are made once each, for concurrent and for later requests', async () => {
    const url = `/${await put(300, 300)}?w=240`;
    const answers = await Promise.all(Array.from({ length: 30 }, () => get(url, chrome)));
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array(30).fill(200));
    expect((await get(url, chrome)).statusCode).toBe(200);
    expect(reads).toBe(1);
    expect((await get(url, webpOnly)).statusCode).toBe(200);
    expect(reads).toBe(2);
  });

  it('are served although the cache folder was deleted or cannot be written', async () => {
    const url = `/${await put(300, 300)}?w=240`;
    const first = await get(url, chrome);
    await rm(cacheDir, { recursive: true });
    expect((await get(url, chrome)).rawPayload).toEqual(first.rawPayload);
    expect(await readdir(cacheDir)).toHaveLength(1);
    await rm(cacheDir, { recursive: true });
    await writeFile(cacheDir, 'a file where the folder should be');
    expect((await get(url, chrome)).rawPayload).toEqual(first.rawPayload);
    expect(reads).toBe(3);
  });

  it('are refused with 503 and Retry-After when too many new ones are requested at once', async () => {
    const webp = await store.get(await put(64, 64));
    const gate = Promise.withResolvers<void>();
    store.exists = async () => true;
    store.get = () => gate.promise.then(() => webp);
    const hashes = Array.from({ length: 170 }, (_, index) => index.toString(16).padStart(32, '0'));
    const statuses: number[] = [];
    const answers = hashes.map(async (hash) => {
      const answer = await get(`/pictures/${hash}.64x64.-.webp`, webpOnly);
      statuses.push(answer.statusCode);
      return answer;
    });
    await vi.waitFor(() => expect(statuses).toEqual(Array(8).fill(503)));
    gate.resolve();
    const busy = (await Promise.all(answers)).find((answer) => answer.statusCode === 503);
    expect(busy?.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' });
    expect(statuses.filter((status) => status === 200)).toHaveLength(162);
  });
});

describe('link preview pictures', () => {
  it.each([
    [600, 600],
    [1600, 400],
    [90, 300],
  ])('are 1200 × 630 JPEG for a picture of %i × %i', async (width, height) => {
    const answer = await get(`/${await put(width, height)}/social.jpg`, chrome);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('image/jpeg');
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  });

  it('fill the space beside the picture with the colour of its edges', async () => {
    const answer = await get(`/${await put(300, 300)}/social.jpg`);
    const { data } = await sharp(answer.rawPayload).raw().toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)].map((value) => Math.round(value / 10))).toEqual([20, 8, 4]);
  });

  it('are made once for repeated requests', async () => {
    const path = await put(300, 300);
    await get(`/${path}/social.jpg`);
    await get(`/${path}/social.jpg`);
    expect(reads).toBe(1);
    expect((await get('/pictures/nothing.webp/social.jpg')).statusCode).toBe(404);
  });
});

describe('icons of a picture', () => {
  it.each([180, 192, 512])('are PNG squares of %i px', async (size) => {
    const answer = await get(`/${await put(400, 100)}/icon-${size}.png`, chrome);
    expect(answer.headers['content-type']).toBe('image/png');
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'png', width: size, height: size });
  });

  it('have a white margin around the picture', async () => {
    const answer = await get(`/${await put(100, 100)}/icon-192.png`);
    const { data } = await sharp(answer.rawPayload).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const pixel = (x: number, y: number) => [...data.subarray((y * 192 + x) * 3, (y * 192 + x) * 3 + 3)];
    expect(pixel(10, 96)).toEqual([255, 255, 255]);
    expect(pixel(96, 96).map((value) => Math.round(value / 10))).toEqual([20, 8, 4]);
  });

  it('exist in the listed sizes only, and only for existing pictures', async () => {
    const path = await put(100, 100);
    expect((await get(`/${path}/icon-193.png`)).statusCode).toBe(404);
    expect((await get('/pictures/nothing.webp/icon-192.png')).statusCode).toBe(404);
  });
});
