import { setImmediate } from 'node:timers/promises';
import { composePicture } from '@galleria/demo/pictures/compose-picture';
import { listPictures } from '@galleria/demo/pictures/list-pictures';
import type { PictureSpec } from '@galleria/demo/pictures/picture-spec';
import { parsePicturePath } from '@galleria/domain/pictures/picture-path';
import { describe, expect, it } from 'vitest';
import type { PictureStore } from '../infra/pictures/picture-store.ts';
import { sharp } from '../infra/pictures/sharp.ts';
import { demoPicturePaths, drawnOnDemand } from './demo-pictures.ts';

const UPLOAD = `pictures/${'ab'.repeat(16)}.1x1.-.webp`;
const UNKNOWN = `pictures/${'cd'.repeat(16)}.1x1.-.webp`;

function inMemory() {
  const files = new Map<string, Buffer>([[UPLOAD, Buffer.from('an upload')]]);
  const store: PictureStore = {
    put: async (path, bytes) => void files.set(path, bytes),
    get: async (path) => files.get(path),
    exists: async (path) => files.has(path),
    remove: async (path) => void files.delete(path),
  };
  return { files, store };
}

/** Drawings that stay pending until `finish` is called. */
function slowDrawing() {
  const drawing: { spec: PictureSpec; finish: () => void }[] = [];
  const draw = (spec: PictureSpec) =>
    new Promise<Buffer>((resolve) => drawing.push({ spec, finish: () => resolve(Buffer.from(spec.key)) }));
  return { drawing, draw };
}

const pathOf = demoPicturePaths();
const keys = ['banner/sound', 'banner/living', 'banner/beauty'];
const paths = keys.map(pathOf);
const sound = pathOf('banner/sound');

describe('demoPicturePaths', () => {
  it('builds valid picture paths that contain the size of the composed picture', async () => {
    for (const spec of listPictures())
      expect(parsePicturePath(pathOf(spec.key))).toMatchObject({ width: spec.width, height: spec.height });
    const [spec] = listPictures();
    const { width, height } = await sharp(await composePicture(spec as PictureSpec)).metadata();
    expect(parsePicturePath(pathOf((spec as PictureSpec).key))).toMatchObject({ width, height });
  });

  it('returns the same path for a key every time, and a different one for each picture', () => {
    expect(demoPicturePaths()('banner/sound')).toBe(sound);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('returns an empty path for an empty key, and throws for an unknown one', () => {
    expect(pathOf(null)).toBe('');
    expect(pathOf('')).toBe('');
    expect(() => pathOf('banner/none')).toThrow('the demo has no picture called banner/none');
  });
});

describe('drawnOnDemand', () => {
  it('stores a drawn picture and does not draw it again', async () => {
    const { files, store } = inMemory();
    const { drawing, draw } = slowDrawing();
    const pictures = drawnOnDemand(store, draw);
    const first = pictures.get(sound);
    await setImmediate();
    drawing[0]?.finish();
    expect(String(await first)).toBe('banner/sound');
    expect(String(files.get(sound))).toBe('banner/sound');
    expect(String(await pictures.get(sound))).toBe('banner/sound');
    expect(drawing).toHaveLength(1);
  });

  it('draws a picture once for concurrent requests', async () => {
    const { drawing, draw } = slowDrawing();
    const pictures = drawnOnDemand(inMemory().store, draw);
    const answers = [pictures.get(sound), pictures.get(sound)];
    await setImmediate();
    drawing[0]?.finish();
    expect((await Promise.all(answers)).map(String)).toEqual(['banner/sound', 'banner/sound']);
    expect(drawing).toHaveLength(1);
  });

  it('draws at most two pictures at a time', async () => {
    const { drawing, draw } = slowDrawing();
    const pictures = drawnOnDemand(inMemory().store, draw);
    const answers = paths.map((path) => pictures.get(path));
    await setImmediate();
    expect(drawing).toHaveLength(2);
    drawing[0]?.finish();
    await setImmediate();
    expect(drawing).toHaveLength(3);
    for (const { finish } of drawing) finish();
    expect((await Promise.all(answers)).map(String)).toEqual(keys);
  });

  it('draws again after a failure', async () => {
    const fails = [true, false];
    const draw = async () => {
      if (fails.shift()) throw new Error('no paper');
      return Buffer.from('drawn');
    };
    const pictures = drawnOnDemand(inMemory().store, draw);
    await expect(pictures.get(sound)).rejects.toThrow('no paper');
    expect(String(await pictures.get(sound))).toBe('drawn');
  });

  it('reports that a demo picture exists without drawing it', async () => {
    const { drawing, draw } = slowDrawing();
    expect(await drawnOnDemand(inMemory().store, draw).exists(sound)).toBe(true);
    expect(drawing).toHaveLength(0);
  });

  it('passes uploads and unknown paths on to the underlying store', async () => {
    const { files, store } = inMemory();
    const { drawing, draw } = slowDrawing();
    const pictures = drawnOnDemand(store, draw);
    expect(String(await pictures.get(UPLOAD))).toBe('an upload');
    expect(await pictures.exists(UPLOAD)).toBe(true);
    expect(await pictures.get(UNKNOWN)).toBeUndefined();
    expect(await pictures.exists(UNKNOWN)).toBe(false);
    await pictures.remove(UPLOAD);
    expect(files.size).toBe(0);
    expect(drawing).toHaveLength(0);
  });
});
