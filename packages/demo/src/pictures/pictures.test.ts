import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { composePicture } from './compose-picture.ts';
import { listPictures } from './list-pictures.ts';
import { objectCode, objectFile } from './object-file.ts';
import { isTransparent, type PictureSpec } from './picture-spec.ts';

const pictures = listPictures();

describe('the picture set', () => {
  it('has one picture for each key', () => {
    expect(new Set(pictures.map((picture) => picture.key)).size).toBe(pictures.length);
  });

  it('shows only objects that the package contains', () => {
    for (const { object } of pictures.flatMap((picture) => picture.objects))
      expect(objectFile(object)).toMatch(/\.webp$/);
  });

  it('keeps the start side of wide pictures free for text', () => {
    for (const { objects, width, height } of pictures.filter((picture) => picture.width / picture.height > 4)) {
      for (const { object, x, size } of objects) {
        expect(x - size / 2, `${object} in ${width}×${height}`).toBeGreaterThan(width * 0.5);
      }
    }
  });
});

describe('objectCode and objectFile', () => {
  it('objectCode joins the code points without the variation selector', () => {
    expect(objectCode('🎧')).toBe('1f3a7');
    expect(objectCode('🛋️')).toBe('1f6cb');
  });

  it('objectFile throws for an unknown object', () => {
    expect(() => objectFile('x')).toThrow('There is no 3D object for x');
  });
});

describe('composePicture', () => {
  const samples = ['banner/sound', 'advert/hot', 'site/login', 'category-icon/1f3a7'];

  it.each(samples)('composes %s in its size', async (key) => {
    const spec = pictures.find((picture) => picture.key === key) as PictureSpec;
    const bytes = await composePicture(spec);
    const format = isTransparent(spec) ? 'webp' : 'jpeg';
    expect(await sharp(bytes).metadata()).toMatchObject({ format, width: spec.width, height: spec.height });
    expect(bytes.length).toBeLessThan(200_000);
  });

  it('returns the same bytes for the same description', async () => {
    const [tile] = pictures.filter((picture) => picture.key.startsWith('category-tile/'));
    const [first, second] = await Promise.all([
      composePicture(tile as PictureSpec),
      composePicture(tile as PictureSpec),
    ]);
    expect(first.equals(second)).toBe(true);
  });

  it('leaves icons transparent', async () => {
    const icon = pictures.find((picture) => picture.key.startsWith('category-icon/')) as PictureSpec;
    const { data } = await sharp(await composePicture(icon))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[3]).toBe(0);
  });
});
