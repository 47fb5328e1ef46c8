import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { type OpenPictureFile, shrinkPicture } from './shrink-picture.ts';

const KB = 1024;
const MB = 1024 * KB;

/** Noise does not compress, so the files are as large as those of a camera. */
async function noise(width: number, height: number, format: 'png' | 'jpeg'): Promise<File> {
  const canvas = sharp({
    create: { width, height, channels: 3, background: 'grey', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  });
  const bytes = await (format === 'png'
    ? canvas.png({ compressionLevel: 0 })
    : canvas.jpeg({ quality: 95 })
  ).toBuffer();
  return new File([new Uint8Array(bytes)], `holiday.photo.${format}`, { type: `image/${format}` });
}

/** Flat colour, stored without compression: a large file that becomes small once encoded again. */
async function flat(width: number, height: number): Promise<File> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: 'tomato' } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return new File([new Uint8Array(bytes)], 'flat.png', { type: 'image/png' });
}

/** Decodes and encodes as a browser does, and records the qualities. */
function drawer() {
  const qualities: number[] = [];
  const opened = { count: 0, open: 0 };
  const open: OpenPictureFile = async (file) => {
    const source = Buffer.from(await file.arrayBuffer());
    const { autoOrient } = await sharp(source).metadata();
    opened.count += 1;
    opened.open += 1;
    return {
      width: autoOrient.width,
      height: autoOrient.height,
      async draw({ width, height, quality }) {
        qualities.push(quality);
        const picture = sharp(source)
          .autoOrient()
          .resize(width, height, { fit: 'fill' })
          .flatten({ background: 'white' });
        const bytes = await picture.jpeg({ quality: Math.round(quality * 100) }).toBuffer();
        return new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });
      },
      close() {
        opened.open -= 1;
      },
    };
  };
  return { open, qualities, opened };
}

async function measures(file: File) {
  const { width, height, format } = await sharp(Buffer.from(await file.arrayBuffer())).metadata();
  return { width, height, format };
}

describe('shrinkPicture', () => {
  it('returns a picture below 512 KB unchanged, whatever its width', async () => {
    const file = await noise(1400, 300, 'jpeg');
    expect(file.size).toBeLessThan(512 * KB);
    const { open, opened } = drawer();
    expect(await shrinkPicture(file, open)).toBe(file);
    expect(opened.count).toBe(0);
  });

  it('opens pictures only from 512 KB on', async () => {
    const bytes = new Uint8Array(512 * KB);
    const { open, opened } = drawer();
    await shrinkPicture(new File([bytes.subarray(1)], 'a.jpg'), open);
    expect(opened.count).toBe(0);
    const refused: OpenPictureFile = async () => {
      opened.count += 1;
      throw new Error('not a picture');
    };
    await shrinkPicture(new File([bytes], 'a.jpg'), refused);
    expect(opened.count).toBe(1);
  });

  it.each([
    {
      name: 'under 5 MB',
      width: 1200,
      height: 1200,
      atLeast: 4 * MB,
      below: 5 * MB,
      ladder: [0.8, 0.7, 0.6, 0.5, 0.4],
    },
    { name: 'under 10 MB', width: 1500, height: 1500, atLeast: 5 * MB, below: 10 * MB, ladder: [0.6, 0.5, 0.4] },
    { name: 'from 10 MB on', width: 2000, height: 2000, atLeast: 10 * MB, below: 20 * MB, ladder: [0.4] },
  ])('starts with the quality for its size and lowers it: $name', async ({ width, height, atLeast, below, ladder }) => {
    const file = await noise(width, height, 'png');
    expect(file.size).toBeGreaterThanOrEqual(atLeast);
    expect(file.size).toBeLessThan(below);
    const { open, qualities, opened } = drawer();
    const shrunk = await shrinkPicture(file, open);
    expect(qualities).toEqual(ladder.slice(0, qualities.length));
    expect(shrunk.size < 512 * KB || qualities.length === ladder.length).toBe(true);
    expect(shrunk.size).toBeLessThan(file.size);
    expect(opened).toEqual({ count: 1, open: 0 });
  });

  it('lowers the quality repeatedly for noise, and once for a picture that compresses well', async () => {
    const heavy = drawer();
    await shrinkPicture(await noise(1200, 1200, 'png'), heavy.open);
    expect(heavy.qualities.length).toBeGreaterThan(1);
    const light = drawer();
    const shrunk = await shrinkPicture(await flat(1200, 1200), light.open);
    expect(light.qualities).toEqual([0.8]);
    expect(shrunk.size).toBeLessThan(512 * KB);
  });

  it('limits the width to 1080 and keeps the aspect ratio', async () => {
    const { open } = drawer();
    const shrunk = await shrinkPicture(await noise(2000, 1000, 'png'), open);
    expect(await measures(shrunk)).toEqual({ width: 1080, height: 540, format: 'jpeg' });
    expect(shrunk.name).toBe('holiday.photo.jpg');
    expect(shrunk.type).toBe('image/jpeg');
  });

  it('never enlarges a picture', async () => {
    const { open } = drawer();
    expect(await measures(await shrinkPicture(await noise(600, 1600, 'png'), open))).toMatchObject({
      width: 600,
      height: 1600,
    });
  });

  it('applies the orientation of the camera', async () => {
    const upright = await noise(1600, 1200, 'png');
    const turned = await sharp(Buffer.from(await upright.arrayBuffer()))
      .withMetadata({ orientation: 6 })
      .jpeg({ quality: 95 })
      .toBuffer();
    const { open } = drawer();
    const shrunk = await shrinkPicture(new File([new Uint8Array(turned)], 'turned.jpg'), open);
    expect(await measures(shrunk)).toMatchObject({ width: 1080, height: 1440 });
  });

  it('returns the original when it cannot be decoded or drawn', async () => {
    const text = new File(['no picture '.repeat(100_000)], 'notes.jpg', { type: 'image/jpeg' });
    expect(await shrinkPicture(text, drawer().open)).toBe(text);
    const file = await noise(1200, 1200, 'png');
    let closed = false;
    const failing: OpenPictureFile = async () => ({
      width: 1200,
      height: 1200,
      draw: () => Promise.reject(new Error('out of memory')),
      close: () => {
        closed = true;
      },
    });
    expect(await shrinkPicture(file, failing)).toBe(file);
    expect(closed).toBe(true);
  });

  it('returns the original when the result is not smaller', async () => {
    const file = await noise(1000, 1000, 'jpeg');
    expect(file.size).toBeGreaterThan(512 * KB);
    const heavier: OpenPictureFile = async () => ({
      width: 1000,
      height: 1000,
      draw: async () => new Blob([new Uint8Array(file.size)]),
      close: () => undefined,
    });
    expect(await shrinkPicture(file, heavier)).toBe(file);
  });
});
