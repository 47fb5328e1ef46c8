import { toStraightAlpha } from './canvas.ts';
import { NEUTRAL_SHADE, PALETTES } from './colours/palettes.ts';
import { drawBackground } from './draw-background.ts';
import { drawObject } from './draw-object.ts';
import { isTransparent, type PictureSpec } from './picture-spec.ts';
import { openSprite } from './sprite.ts';

/**
 * Draws a picture; the same description always gives the same bytes. The quality is nearly lossless, since the server
 * encodes it again in every size that it serves: JPEG, which in full colour resolution takes a tenth of WebP's time, or
 * WebP for transparent pictures.
 */
export async function composePicture(spec: PictureSpec): Promise<Buffer> {
  const canvas = await drawBackground(spec);
  for (const placed of spec.objects) await drawObject(canvas, placed, shadeOf(spec));
  if (isTransparent(spec)) {
    const look = { quality: 94, alphaQuality: 100, smartSubsample: true, effort: 3 };
    return openSprite(toStraightAlpha(canvas)).webp(look).toBuffer();
  }
  const opaque = openSprite({ ...canvas, data: Buffer.from(canvas.data.buffer) }).removeAlpha();
  return opaque.jpeg({ quality: 94, chromaSubsampling: '4:4:4', optimizeCoding: false }).toBuffer();
}

function shadeOf({ background }: PictureSpec): string {
  return background.kind === 'none' ? NEUTRAL_SHADE : PALETTES[background.palette].shade;
}
