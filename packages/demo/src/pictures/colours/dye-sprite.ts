import type { Paint } from '../paint.ts';
import type { Sprite } from '../sprite.ts';
import { type ColourFamily, ramp } from './colour-family.ts';
import { hexToLab, writeLab } from './oklab.ts';

/** Share of a paint's hue variation that is kept: all of it would turn the shadows of a beige coat green. */
const HUE_PLAY = 0.4;

/** Recolours the paint's shades to the swatch; light, shadow and other paints stay. */
export function dyeSprite(sprite: Sprite, { family, lab, shares }: Paint, swatch: string): Sprite {
  const data = Buffer.from(sprite.data);
  const light = lightnessFor(family, hexToLab(swatch)[0]);
  const colour = colourFor(family, hexToLab(swatch));
  const dyed = { a: 0, b: 0 };
  for (let pixel = 0, at = 0; pixel < shares.length; pixel++, at += 4) {
    const share = shares[pixel] ?? 0;
    if (share < 0.01) continue;
    const l = lab[at] ?? 0;
    const a = lab[at + 1] ?? 0;
    const b = lab[at + 2] ?? 0;
    const lightness = light(l);
    colour(l, lightness, a, b, dyed);
    writeLab(data, at, l + (lightness - l) * share, a + (dyed.a - a) * share, b + (dyed.b - b) * share);
  }
  return { ...sprite, data };
}

/** Scales shadows and lights down but never up, so that white stays calm and black does not glitter. */
function lightnessFor(family: ColourFamily, target: number): (lightness: number) => number {
  const darker = Math.min(1, target / family.lightness);
  const lighter = Math.min(1, (1 - target) / (1 - family.lightness));
  return (lightness) => {
    const difference = lightness - family.lightness;
    return target + difference * (difference < 0 ? darker : lighter);
  };
}

type WriteColour = (oldLight: number, light: number, a: number, b: number, into: { a: number; b: number }) => void;

/** Rotates the family's hue to that of the swatch, with chroma fading towards black and white as in real colours. */
function colourFor(family: ColourFamily, [target, targetA, targetB]: [number, number, number]): WriteColour {
  // In a greyish paint, differences of chroma are only lighting, so the dye must not show them.
  const vividness = ramp(family.chroma, 0.05, 0.13);
  const cos = Math.cos(family.hue);
  const sin = Math.sin(family.hue);
  return (oldLight, light, a, b, into) => {
    const chroma = Math.sqrt(a * a + b * b) + 0.0001;
    const strength = 1 + vividness * (Math.min(1.25, chroma / family.chroma) - 1);
    const lit = oldLight < family.lightness ? light / target : (1 - light) / (1 - target);
    const fading = strength * Math.min(1, 0.35 + 0.65 * lit);
    const along = 1 + vividness * ((a * cos + b * sin) / chroma - 1);
    const across = (vividness * HUE_PLAY * (b * cos - a * sin)) / chroma;
    into.a = fading * (targetA * along - targetB * across);
    into.b = fading * (targetB * along + targetA * across);
  };
}
