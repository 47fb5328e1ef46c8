import { expect, it } from 'vitest';
import { cropSquare, FULL_VIEW, panView } from './crop.ts';

const wide = { width: 300, height: 100 };

it('cropSquare returns the largest square in the middle', () => {
  expect(cropSquare(wide, FULL_VIEW)).toEqual({ side: 100, left: 100, top: 0 });
  expect(cropSquare(wide, { ...FULL_VIEW, zoom: 2 })).toEqual({ side: 50, left: 125, top: 25 });
});

it('panView stops at the edges of the picture', () => {
  expect(cropSquare(wide, { zoom: 1, x: 0, y: 1 })).toEqual({ side: 100, left: 0, top: 0 });
  const view = panView(wide, FULL_VIEW, 1000, 1000);
  expect(cropSquare(wide, view)).toEqual({ side: 100, left: 200, top: 0 });
  expect(cropSquare(wide, panView(wide, view, -30, 0)).left).toBeCloseTo(170);
});
