import type { PictureSpec } from '../picture-spec.ts';

const SIZE = { width: 1920, height: 450 };

/**
 * Text covers the start side, and narrow screens crop both ends: the main object is between 1000 and 1620 px, with only
 * small objects outside.
 */
export const homeBannerPictures: PictureSpec[] = [
  {
    key: 'banner/sound',
    ...SIZE,
    background: { kind: 'sweep', palette: 'peach', light: { x: 1320, y: 230, radius: 205 } },
    objects: [
      { object: '🎶', x: 1550, y: 96, size: 104, rotationDegrees: 8, shadow: 'floats', blurPx: 1 },
      { object: '🎧', x: 1320, y: 206, size: 330, rotationDegrees: -4, shadow: 'floats' },
      { object: '🎸', x: 1520, y: 280, size: 245, rotationDegrees: 2, shadow: 'floats' },
      { object: '📻', x: 1075, y: 330, size: 190, shadow: 'stands' },
    ],
  },
  {
    key: 'banner/living',
    ...SIZE,
    background: { kind: 'sweep', palette: 'sand', light: { x: 1330, y: 235, radius: 205 } },
    objects: [
      { object: '🖼️', x: 1232, y: 128, size: 128, rotationDegrees: -1.5, shadow: 'floats' },
      { object: '🪴', x: 1590, y: 288, size: 240, shadow: 'stands' },
      { object: '🛋️', x: 1330, y: 240, size: 340, shadow: 'stands' },
      { object: '🧺', x: 1060, y: 342, size: 148, shadow: 'stands' },
    ],
  },
  {
    key: 'banner/outdoors',
    ...SIZE,
    background: { kind: 'sweep', palette: 'sky', light: { x: 1300, y: 230, radius: 205 } },
    objects: [
      { object: '🧭', x: 1452, y: 98, size: 104, rotationDegrees: 12, shadow: 'floats', blurPx: 1.5 },
      { object: '🚲', x: 1562, y: 280, size: 280, shadow: 'stands' },
      { object: '👟', x: 1236, y: 210, size: 292, rotationDegrees: -14, shadow: 'floats' },
      { object: '🏀', x: 1062, y: 345, size: 120, shadow: 'stands' },
    ],
  },
  {
    key: 'banner/beauty',
    ...SIZE,
    background: { kind: 'sweep', palette: 'rose', light: { x: 1330, y: 230, radius: 205 } },
    objects: [
      { object: '🫧', x: 1610, y: 130, size: 140, blurPx: 1 },
      { object: '🪞', x: 1340, y: 205, size: 310, shadow: 'floats' },
      { object: '🧴', x: 1515, y: 285, size: 220, rotationDegrees: 6, shadow: 'stands' },
      { object: '💄', x: 1160, y: 300, size: 210, rotationDegrees: -8, shadow: 'stands' },
    ],
  },
  {
    key: 'banner/tea-time',
    ...SIZE,
    background: { kind: 'sweep', palette: 'mint', light: { x: 1320, y: 230, radius: 205 } },
    objects: [
      { object: '🌿', x: 1600, y: 130, size: 150, rotationDegrees: 20, shadow: 'floats', blurPx: 1.5 },
      { object: '🫖', x: 1330, y: 220, size: 320, shadow: 'stands' },
      { object: '🍯', x: 1545, y: 310, size: 180, shadow: 'stands' },
      { object: '🍵', x: 1090, y: 335, size: 180, shadow: 'stands' },
    ],
  },
];
