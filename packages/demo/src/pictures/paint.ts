import { type ColourFamily, familyOf, membership } from './colours/colour-family.ts';
import { bytesToLab } from './colours/oklab.ts';
import type { Sprite } from './sprite.ts';

/** What is known of an object before a dye is chosen. */
export interface Paint {
  family: ColourFamily;
  /** Four numbers a pixel, as in the sprite; the last is not used. */
  lab: Float32Array;
  /** How much of each pixel takes the dye, 0 to 1. */
  shares: Float32Array;
}

export function paintOf(object: string, sprite: Sprite): Paint {
  const { data, width, height } = sprite;
  const family = familyOf(object, sprite);
  const lab = new Float32Array(data.length);
  const members = new Float32Array(width * height);
  for (let pixel = 0, at = 0; at < data.length; pixel++, at += 4) {
    if (data[at + 3] === 0) continue;
    const colour = bytesToLab(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
    lab.set(colour, at);
    members[pixel] = membership(family, colour);
  }
  return { family, lab, shares: smoothed(members, sprite) };
}

/** The files' colours are coarser than their light: a single pixel of another paint is the file's, not the object's. */
function smoothed(members: Float32Array, { data, width }: Sprite): Float32Array {
  const around = [0, -1, 1, -width, width, -2, 2, -2 * width, 2 * width];
  return members.map((_, pixel) => {
    if ((data[pixel * 4 + 3] ?? 0) === 0) return 0;
    let sum = 0;
    let weight = 0;
    for (const step of around) {
      const alpha = data[(pixel + step) * 4 + 3] ?? 0;
      sum += alpha * (members[pixel + step] ?? 0);
      weight += alpha;
    }
    return sum / weight;
  });
}
