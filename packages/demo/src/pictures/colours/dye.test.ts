import { describe, expect, it } from 'vitest';
import { COLOURS } from '../../mall/colours.ts';
import { objectSprite } from '../object-sprite.ts';
import type { Sprite } from '../sprite.ts';
import { bytesToLab, hexToLab, type Lab } from './oklab.ts';

/** An icon of the phone, which no dye may change. */
const YELLOW_ICON = { x: 0.72, y: 0.29 };

function colourAt({ data, width, height }: Sprite, place: { x: number; y: number }): Lab {
  const at = (Math.floor(place.y * height) * width + Math.floor(place.x * width)) * 4;
  return bytesToLab(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
}

function distance(one: Lab, other: Lab): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

function averageOf({ data }: Sprite): Lab {
  const colours: Lab[] = [];
  for (let at = 0; at < data.length; at += 4)
    if (data[at + 3] === 255) colours.push(bytesToLab(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0));
  const average = (channel: 0 | 1 | 2) => colours.reduce((sum, colour) => sum + colour[channel], 0) / colours.length;
  return [average(0), average(1), average(2)];
}

describe('dyeing an object', () => {
  it.each(Object.entries(COLOURS))('turns grey headphones %s', async (_, { swatch }) => {
    const [original, dyed] = await Promise.all([objectSprite('🎧', undefined), objectSprite('🎧', swatch)]);
    expect(distance(averageOf(dyed), hexToLab(swatch))).toBeLessThan(0.06);
    expect(dyed).toMatchObject({ width: original.width, height: original.height });
  });

  it('keeps the outline', async () => {
    const alphas = ({ data }: Sprite) => Buffer.from(data.filter((_, at) => at % 4 === 3));
    const [original, dyed] = await Promise.all([objectSprite('👟', undefined), objectSprite('👟', '#d6342c')]);
    expect(alphas(dyed).equals(alphas(original))).toBe(true);
  });

  it('keeps parts of another colour', async () => {
    const [original, dyed] = await Promise.all([objectSprite('📱', undefined), objectSprite('📱', '#4d8a4f')]);
    expect(distance(colourAt(dyed, YELLOW_ICON), colourAt(original, YELLOW_ICON))).toBeLessThan(0.02);
  });
});
