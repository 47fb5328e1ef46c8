import type { PictureSpec } from '../picture-spec.ts';

const SIZE = { width: 1200, height: 150 };

/** Narrow banners above the home page's sections; text covers their start side. */
export const advertBannerPictures: PictureSpec[] = [
  {
    key: 'advert/flash',
    ...SIZE,
    background: { kind: 'sweep', palette: 'peach', light: { x: 985, y: 78, radius: 96 } },
    objects: [
      { object: '⌚', x: 1120, y: 84, size: 92, rotationDegrees: 12, shadow: 'floats' },
      { object: '📷', x: 985, y: 80, size: 122, rotationDegrees: -6, shadow: 'floats' },
      { object: '⚡', x: 862, y: 72, size: 92, rotationDegrees: -8, shadow: 'floats' },
    ],
  },
  {
    key: 'advert/group',
    ...SIZE,
    background: { kind: 'sweep', palette: 'aqua', light: { x: 985, y: 78, radius: 96 } },
    objects: [
      { object: '🎈', x: 1110, y: 70, size: 98, rotationDegrees: 8, shadow: 'floats' },
      { object: '🛍️', x: 988, y: 76, size: 118, shadow: 'stands' },
      { object: '🎁', x: 862, y: 88, size: 86, rotationDegrees: -6, shadow: 'stands' },
    ],
  },
  {
    key: 'advert/hot',
    ...SIZE,
    background: { kind: 'sweep', palette: 'lilac', light: { x: 985, y: 78, radius: 96 } },
    objects: [
      { object: '🎮', x: 1118, y: 84, size: 100, rotationDegrees: 10, shadow: 'floats' },
      { object: '🎒', x: 988, y: 76, size: 120, shadow: 'stands' },
      { object: '🕶️', x: 858, y: 82, size: 106, rotationDegrees: -8, shadow: 'floats' },
    ],
  },
  {
    key: 'advert/stores',
    ...SIZE,
    background: { kind: 'sweep', palette: 'sand', light: { x: 985, y: 78, radius: 96 } },
    objects: [
      { object: '🪙', x: 1112, y: 84, size: 78, rotationDegrees: 8, shadow: 'floats' },
      { object: '🏬', x: 985, y: 78, size: 122, shadow: 'stands' },
      { object: '⭐', x: 864, y: 76, size: 88, rotationDegrees: -10, shadow: 'floats' },
    ],
  },
];
