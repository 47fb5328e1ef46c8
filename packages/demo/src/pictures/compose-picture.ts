import sharp, { type OverlayOptions } from 'sharp';
import { drawBackground } from './draw-background.ts';
import { drawObject, type Layer, openSprite } from './draw-object.ts';
import { NEUTRAL_SHADE, PALETTES } from './palettes.ts';
import type { Background, PictureSpec } from './picture-spec.ts';

/**
 * Draws the picture as WebP; the same description always gives the same bytes.
 * The quality is high because the server encodes it once more for every size it serves.
 */
export async function composePicture(spec: PictureSpec): Promise<Buffer> {
  const shade = shadeOf(spec.background);
  const layers = await Promise.all(spec.objects.map((placed) => drawObject(placed, shade)));
  const overlays = await Promise.all(layers.flat().map((layer) => visiblePart(layer, spec)));
  return sharp(drawBackground(spec))
    .composite(overlays.filter((overlay) => overlay !== null))
    .webp({ quality: 94, alphaQuality: 100, smartSubsample: true, effort: 3 })
    .toBuffer();
}

function shadeOf(background: Background): string {
  const opaque = background.kind === 'spot' || background.kind === 'sweep';
  return opaque ? PALETTES[background.palette].shade : NEUTRAL_SHADE;
}

/** Sharp refuses layers larger than the picture, and soft shadows often reach over its edge. */
async function visiblePart(layer: Layer, picture: PictureSpec): Promise<OverlayOptions | null> {
  const left = Math.max(layer.left, 0);
  const top = Math.max(layer.top, 0);
  const width = Math.min(layer.left + layer.width, picture.width) - left;
  const height = Math.min(layer.top + layer.height, picture.height) - top;
  if (width <= 0 || height <= 0) return null;
  const part = openSprite(layer).extract({ left: left - layer.left, top: top - layer.top, width, height });
  return { input: await part.raw().toBuffer(), raw: { width, height, channels: 4 }, left, top };
}
