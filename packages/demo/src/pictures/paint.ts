import { type ColourFamily, familyOf, membership } from './colours/colour-family.ts';
import { bytesToLab } from './colours/oklab.ts';
import type { Sprite } from './sprite.ts';

/** Analysis of an object that does not depend on the dye. */
export interface Paint {
  family: ColourFamily;
  /** Four numbers per pixel, as in the sprite; the fourth is unused. */
  lab: Float32Array;
  /** Share of the dye that each pixel takes, 0 to 1. */
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

/** The files have a lower resolution in colour than in light, so a single pixel of another paint is an artefact. */
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
