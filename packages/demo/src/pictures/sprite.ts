import sharp, { type Sharp } from 'sharp';

/** A part of a picture: raw RGBA pixels. */
export interface Sprite {
  data: Buffer;
  width: number;
  height: number;
}

export function openSprite({ data, width, height }: Sprite): Sharp {
  return sharp(data, { raw: { width, height, channels: 4 } });
}

export async function toSprite(image: Sharp): Promise<Sprite> {
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
