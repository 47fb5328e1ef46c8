import { createHash, randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import { blurDataUri } from '@galleria/domain/pictures/blur';
import { parsePicturePath } from '@galleria/domain/pictures/picture-path';
import { isRefused } from '@galleria/domain/refusals';
import { describe, expect, it } from 'vitest';
import { type PictureLimits, redrawPicture } from './redraw-picture.ts';
import { sharp } from './sharp.ts';

const limits = { maxBytes: 10_000_000 };

function plain(width: number, height: number, background = '#3366cc') {
  return sharp({ create: { width, height, channels: 3, background } });
}

function noise(side: number) {
  return sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } });
}

async function redrawn(bytes: Buffer) {
  const result = await redrawPicture(bytes, limits);
  if (isRefused(result)) throw new Error(result.refused);
  const { path, webp } = result;
  return { path, bytes: webp, width: parsePicturePath(path)?.width, height: parsePicturePath(path)?.height };
}

async function refusal(bytes: Buffer, own: PictureLimits = limits): Promise<string | undefined> {
  const result = await redrawPicture(bytes, own);
  return isRefused(result) ? result.refused : undefined;
}

/** A valid PNG of two colours whose pixels are all alike and compress to almost nothing. */
function pixelBomb(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.writeUInt8(1, 8);
  const rows = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side));
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, sum]);
}

function manyFrames(count: number): Buffer {
  const header = Buffer.from('47494638396101000100800000000000ffffff', 'hex');
  const frame = Buffer.from('2c0000000001000100000202440100', 'hex');
  return Buffer.concat([header, ...Array.from({ length: count }, () => frame), Buffer.from(';')]);
}

describe('redrawPicture', () => {
  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('accepts %s and stores WebP', async (format) => {
    const { path, width, height, bytes } = await redrawn(await plain(90, 60).toFormat(format).toBuffer());
    expect(parsePicturePath(path)).toMatchObject({ width: 90, height: 60, ext: 'webp' });
    expect([width, height]).toEqual([90, 60]);
    expect((await sharp(bytes).metadata()).format).toBe('webp');
    expect(path).toContain(createHash('sha256').update(bytes).digest('hex').slice(0, 32));
  });

  it('gives the same picture the same path', async () => {
    const jpeg = await plain(40, 40).jpeg().toBuffer();
    expect((await redrawn(jpeg)).path).toBe((await redrawn(jpeg)).path);
  });

  it.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'],
    ['SVG behind an XML header', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['PDF', '%PDF-1.7\n1 0 obj\n'],
    ['nothing', ''],
    ['text', 'just words, long enough to be looked at'],
  ])('refuses %s', async (_, text) => {
    expect(await refusal(Buffer.from(text))).toBe('picture.format');
  });

  it('refuses TIFF, although the decoder could read it', async () => {
    expect(await refusal(await plain(9, 9).tiff().toBuffer())).toBe('picture.format');
  });

  it.each(['GIF89a', '\xff\xd8\xff\xe0', '\x89PNG\r\n\x1a\n', 'RIFF\x40\0\0\0WEBP', '\0\0\0\x20ftypavif'])(
    'refuses a script that starts like a picture: %j',
    async (start) => {
      const script = Buffer.from(`${start}/*<svg onload=alert(1)>*/=1;alert(document.cookie)`, 'latin1');
      expect(await refusal(script)).toBe('picture.broken');
    },
  );

  it('refuses a truncated picture', async () => {
    const jpeg = await noise(200).jpeg().toBuffer();
    expect(await refusal(jpeg.subarray(0, jpeg.length / 2))).toBe('picture.broken');
  });

  it('removes scripts hidden in the metadata and behind the end of a valid picture', async () => {
    const payload = '<script>alert(1)</script>';
    const withComment = await plain(40, 40)
      .withExif({ IFD0: { Copyright: payload } })
      .jpeg()
      .toBuffer();
    expect(withComment.includes(payload)).toBe(true);
    const { bytes } = await redrawn(Buffer.concat([withComment, Buffer.from(payload)]));
    expect(bytes.includes('<script')).toBe(false);
  });

  it('rotates the picture upright and drops EXIF, colour profile and position', async () => {
    const left = await plain(20, 60, '#ff0000').png().toBuffer();
    const sideways = await plain(80, 60, '#0000ff')
      .composite([{ input: left, left: 0, top: 0 }])
      .withExif({ IFD0: { Artist: 'A. Person' }, IFD3: { GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(sideways).metadata()).orientation).toBe(6);
    const { width, height, bytes } = await redrawn(sideways);
    expect([width, height]).toEqual([60, 80]);
    const { exif, icc, xmp, orientation } = await sharp(bytes).metadata();
    expect({ exif, icc, xmp, orientation }).toEqual({});
    const [red, , blue] = await sharp(bytes).extract({ left: 30, top: 5, width: 1, height: 1 }).raw().toBuffer();
    expect(red).toBeGreaterThan(200);
    expect(blue).toBeLessThan(60);
  });

  it('scales a picture above 2560 pixels down', async () => {
    const { width, height } = await redrawn(await plain(5000, 100).png().toBuffer());
    expect([width, height]).toEqual([2560, 51]);
  });

  it('keeps the exact colours of a palette', async () => {
    const { bytes } = await redrawn(await plain(30, 30, '#123457').png({ palette: true }).toBuffer());
    expect([...(await sharp(bytes).raw().toBuffer()).subarray(0, 3)]).toEqual([0x12, 0x34, 0x57]);
  });
});

describe('limits of redrawPicture', () => {
  it('refuses a file above the maximum size', async () => {
    const png = await plain(10, 10).png().toBuffer();
    expect(await refusal(png, { maxBytes: png.length })).toBeUndefined();
    expect(await refusal(png, { maxBytes: png.length - 1 })).toBe('picture.tooLarge');
  });

  it('refuses a pixel bomb without decompressing it', async () => {
    const bomb = pixelBomb(20_000);
    expect(bomb.length).toBeLessThan(100_000);
    const peakBeforeKb = process.resourceUsage().maxRSS;
    expect(await refusal(bomb)).toBe('picture.tooManyPixels');
    expect(process.resourceUsage().maxRSS - peakBeforeKb).toBeLessThan(50_000);
  });

  it('refuses a picture that has more pixels than its header declares', async () => {
    const avif = await plain(2000, 2000).avif({ effort: 0 }).toBuffer();
    const size = avif.indexOf('ispe') + 8;
    avif.writeUInt32BE(64, size);
    avif.writeUInt32BE(64, size + 4);
    expect(await refusal(avif)).toBe('picture.broken');
  });

  it('refuses an animation with too many frames, and keeps the first frame of a short one', async () => {
    expect(await refusal(manyFrames(1001))).toBe('picture.tooManyPixels');
    const { bytes } = await redrawn(manyFrames(20));
    expect((await sharp(bytes).metadata()).pages ?? 1).toBe(1);
  });

  it('allows AVIF fewer pixels, because it needs more memory for each', async () => {
    const small = await plain(64, 64).avif({ effort: 0 }).toBuffer();
    const size = small.indexOf('ispe') + 8;
    small.writeUInt32BE(5000, size);
    small.writeUInt32BE(5000, size + 4);
    expect(await refusal(small)).toBe('picture.tooManyPixels');
  });

  it('applies a lower pixel limit that is passed in', async () => {
    const png = await plain(100, 100).png().toBuffer();
    expect(await refusal(png, { ...limits, maxPixels: 9_999 })).toBe('picture.tooManyPixels');
  });
});

describe('the placeholder', () => {
  it('has the colours of the picture at their positions', async () => {
    const right = await plain(200, 300, '#00ff00').png().toBuffer();
    const { path } = await redrawn(
      await plain(400, 300, '#ff0000')
        .composite([{ input: right, left: 200, top: 0 }])
        .png()
        .toBuffer(),
    );
    const bitmap = Buffer.from((blurDataUri(path) ?? '').split(',')[1] ?? '', 'base64');
    const [left, , end] = [bitmap.subarray(54, 57), bitmap.subarray(57, 60), bitmap.subarray(60, 63)];
    expect(left[2]).toBeGreaterThan(200);
    expect(left[1]).toBeLessThan(60);
    expect(end[1]).toBeGreaterThan(200);
    expect(end[2]).toBeLessThan(60);
  });

  it('has four columns when the picture is wide', async () => {
    const { path } = await redrawn(await plain(192, 45).jpeg().toBuffer());
    expect(parsePicturePath(path)?.blur).toHaveLength(24);
  });

  it('is absent for a transparent picture, and present when the alpha channel is fully opaque', async () => {
    const clear = { width: 30, height: 30, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0.5 } } as const;
    expect(parsePicturePath((await redrawn(await sharp({ create: clear }).png().toBuffer())).path)?.blur).toBe('-');
    const opaque = await plain(30, 30).ensureAlpha().png().toBuffer();
    expect(parsePicturePath((await redrawn(opaque)).path)?.blur).toHaveLength(18);
  });
});
