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

describe('the paths of the demo', () => {
  it('follow the grammar and say the size of what is drawn', async () => {
    for (const spec of listPictures())
      expect(parsePicturePath(pathOf(spec.key))).toMatchObject({ width: spec.width, height: spec.height });
    const [spec] = listPictures();
    const { width, height } = await sharp(await composePicture(spec as PictureSpec)).metadata();
    expect(parsePicturePath(pathOf((spec as PictureSpec).key))).toMatchObject({ width, height });
  });

  it('are the same every time, one for each look', () => {
    expect(demoPicturePaths()('banner/sound')).toBe(sound);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('are empty for no picture, and an error for one without a description', () => {
    expect(pathOf(null)).toBe('');
    expect(pathOf('')).toBe('');
    expect(() => pathOf('banner/none')).toThrow('the demo has no picture called banner/none');
  });
});

describe('a store that draws on demand', () => {
  it('keeps what it drew', async () => {
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

  it('draws once for all who ask at the same time', async () => {
    const { drawing, draw } = slowDrawing();
    const pictures = drawnOnDemand(inMemory().store, draw);
    const answers = [pictures.get(sound), pictures.get(sound)];
    await setImmediate();
    drawing[0]?.finish();
    expect((await Promise.all(answers)).map(String)).toEqual(['banner/sound', 'banner/sound']);
    expect(drawing).toHaveLength(1);
  });

  it('draws two at once and no more', async () => {
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

  it('tries again after a drawing that failed', async () => {
    const fails = [true, false];
    const draw = async () => {
      if (fails.shift()) throw new Error('no paper');
      return Buffer.from('drawn');
    };
    const pictures = drawnOnDemand(inMemory().store, draw);
    await expect(pictures.get(sound)).rejects.toThrow('no paper');
    expect(String(await pictures.get(sound))).toBe('drawn');
  });

  it('says that a picture is there without drawing it', async () => {
    const { drawing, draw } = slowDrawing();
    expect(await drawnOnDemand(inMemory().store, draw).exists(sound)).toBe(true);
    expect(drawing).toHaveLength(0);
  });

  it('leaves uploads and unknown paths to the store', async () => {
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
