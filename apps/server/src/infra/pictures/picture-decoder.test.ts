import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isRefused } from '@galleria/domain/refusals';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '../log/log.ts';
import { queueFull } from '../work-queue.ts';
import { DECODER_LIMITS, type DecoderLimits, openPictureDecoder, type PictureDecoder } from './picture-decoder.ts';
import { redrawPicture } from './redraw-picture.ts';
import { sharp } from './sharp.ts';

const limits = { maxBytes: 1_000_000 };
let folder: string;
let source: string;
let jpeg: Buffer;
let decoder: PictureDecoder;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'galleria-decoder-'));
  source = path.join(folder, 'upload');
  jpeg = await sharp({ create: { width: 300, height: 200, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
  await writeFile(source, jpeg);
});

afterEach(async () => {
  decoder.close();
  await rm(folder, { recursive: true });
});

function open(changes: Partial<DecoderLimits> = {}): PictureDecoder {
  decoder = openPictureDecoder(createLog({ logLevel: 'silent' }), { ...DECODER_LIMITS, ...changes });
  return decoder;
}

async function decodeWith(opened: PictureDecoder, signal?: AbortSignal) {
  const result = await opened.inTurn({ signal }, (decode) => decode(source, limits));
  return isRefused(result) ? result.refused : result;
}

describe('the picture decoder', () => {
  it('returns the same picture as decoding in this process, and leaves no files', async () => {
    expect(await decodeWith(open())).toEqual(await redrawPicture(jpeg, limits));
    expect(await readdir(folder)).toEqual(['upload']);
  });

  it('passes refusals on with their values', async () => {
    const opened = open();
    const tooLarge = await opened.inTurn({}, (decode) => decode(source, { maxBytes: 1 }));
    expect(tooLarge).toMatchObject({ refused: 'picture.tooLarge', values: { limitMb: expect.any(Number) } });
    await writeFile(source, jpeg.subarray(0, jpeg.length / 2));
    expect(await decodeWith(opened)).toBe('picture.broken');
  });

  it('kills the process when decoding takes too long', async () => {
    expect(await decodeWith(open({ timeoutMs: 1 }))).toBe('call.timeout');
  });

  it('kills the process when the caller disconnects, and decodes the next picture in a new one', async () => {
    const opened = open();
    const caller = new AbortController();
    const dropped = decodeWith(opened, caller.signal);
    const next = decodeWith(opened);
    caller.abort();
    expect(await dropped).toBe('call.timeout');
    expect(await next).toMatchObject({ path: expect.stringContaining('300x200') });
    expect(await decodeWith(opened, caller.signal)).toBe('call.timeout');
  });

  it('refuses a picture that makes the process exceed its memory', async () => {
    // Memory is checked every 50 ms; decoding 36 megapixels takes ten times as long on any machine.
    const large = sharp({ create: { width: 6000, height: 6000, channels: 3, background: 'teal' } });
    await writeFile(source, await large.jpeg().toBuffer());
    expect(await decodeWith(open({ maxRssBytes: 1 }))).toBe('picture.broken');
  });

  it('refuses pictures when its queue is full', async () => {
    const opened = open({ waiting: 1 });
    const results = await Promise.all([1, 2, 3].map(() => decodeWith(opened)));
    expect(results.map((result) => result === queueFull)).toEqual([false, false, true]);
  });

  it('starts a new process after the idle one was stopped', async () => {
    const opened = open({ idleMs: 0 });
    expect(await decodeWith(opened)).toHaveProperty('path');
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await decodeWith(opened)).toHaveProperty('path');
  });
});
