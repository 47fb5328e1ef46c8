import type { PictureSpec } from '../picture-spec.ts';

/** The picture beside the login form. */
export const siteBackdropPictures: PictureSpec[] = [
  {
    key: 'site/login',
    width: 1200,
    height: 900,
    background: { kind: 'sweep', palette: 'peach', light: { x: 620, y: 475, radius: 330 } },
    objects: [
      { object: '✨', x: 905, y: 225, size: 110 },
      { object: '🎈', x: 300, y: 265, size: 190, rotationDegrees: -8, shadow: 'floats', blurPx: 2.5 },
      { object: '🪴', x: 925, y: 595, size: 260, shadow: 'stands' },
      { object: '🎧', x: 345, y: 490, size: 225, rotationDegrees: -10, shadow: 'floats' },
      { object: '🛍️', x: 640, y: 505, size: 390, shadow: 'stands' },
      { object: '👟', x: 455, y: 735, size: 190, rotationDegrees: -18, shadow: 'floats' },
      { object: '🎁', x: 810, y: 715, size: 160, rotationDegrees: 5, shadow: 'stands' },
    ],
  },
];
