import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { composePicture } from '../compose-picture.ts';
import type { PictureSpec } from '../picture-spec.ts';
import { placeholderColours } from './placeholder-colours.ts';

const redOnSand: PictureSpec = {
  key: 'red',
  width: 720,
  height: 720,
  background: { kind: 'spot', palette: 'sand' },
  objects: [{ object: '🎒', x: 360, y: 350, size: 460, dye: '#d6342c', shadow: 'floats' }],
};

describe('placeholderColours', () => {
  it('approximates the composed picture from its description', async () => {
    const drawn = await sharp(await composePicture(redOnSand))
      .resize(3, 3, { kernel: 'linear' })
      .raw()
      .toBuffer();
    placeholderColours(redOnSand).forEach((colour, cell) => {
      colour.forEach((value, channel) => {
        expect(Math.abs(value - (drawn[cell * 3 + channel] ?? 0)), `cell ${cell}`).toBeLessThan(70);
      });
    });
  });

  it('returns four columns for a wide picture', () => {
    expect(placeholderColours({ ...redOnSand, width: 1920, height: 300 })).toHaveLength(12);
  });
});
