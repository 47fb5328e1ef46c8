import { type Canvas, FULL, tintOver } from './canvas.ts';
import { blurMap, rowReader, shrinkAlpha } from './coverage-map.ts';
import type { PlacedObject } from './picture-spec.ts';
import type { Sprite } from './sprite.ts';

/** A blur of this many cells hides the cells of the map. */
const BLUR_CELLS = 3;
/** Beyond this margin nothing of the blur is visible. */
const MARGIN_CELLS = 8;

export function drawShadow(canvas: Canvas, placed: PlacedObject, sprite: Sprite, shade: string): void {
  const { x, y, size, shadow } = placed;
  if (shadow === 'floats') {
    castShadow(canvas, sprite, shade, { x: x + size * 0.02, y: y + size * 0.12, opacity: 0.3, sigmaPx: size * 0.07 });
  }
  if (shadow === 'stands') {
    castShadow(canvas, sprite, shade, { x: x + size * 0.015, y: y + size * 0.06, opacity: 0.24, sigmaPx: size * 0.05 });
    groundShadow(canvas, shade, { x, y: y + sprite.height / 2 - size * 0.012, width: sprite.width * 1.16 });
  }
}

interface Cast {
  /** Centre of the shadow. */
  x: number;
  y: number;
  opacity: number;
  sigmaPx: number;
}

/** The object's outline, tinted, faint and blurred; computed at low resolution, as a blur has no details. */
function castShadow(canvas: Canvas, sprite: Sprite, shade: string, { x, y, opacity, sigmaPx }: Cast): void {
  const cellPx = Math.max(1, sigmaPx / BLUR_CELLS);
  const outline = shrinkAlpha(sprite, cellPx, MARGIN_CELLS);
  const map = blurMap(outline, sigmaPx / cellPx);
  const width = Math.ceil(map.columns * cellPx);
  const height = Math.ceil(map.rows * cellPx);
  const box = { left: Math.round(x - width / 2), top: Math.round(y - height / 2), width, height };
  tintOver(canvas, shade, box, rowReader(map, width, cellPx, opacity * FULL));
}

/** Darkest where the object touches the ground. */
function groundShadow(canvas: Canvas, shade: string, { x, y, width }: { x: number; y: number; width: number }): void {
  const height = width * 0.17;
  const box = {
    left: Math.floor(x - width / 2),
    top: Math.floor(y - height / 2),
    width: Math.ceil(width) + 1,
    height: Math.ceil(height) + 1,
  };
  tintOver(canvas, shade, box, (row, coverage) => {
    const down = (box.top + row - y) / (height / 2);
    for (let column = 0; column < box.width; column++) {
      const across = (box.left + column - x) / (width / 2);
      const away = Math.sqrt(across * across + down * down);
      const share = away < 0.45 ? 0.5 - (away / 0.45) * 0.26 : Math.max(0, (0.24 * (1 - away)) / 0.55);
      coverage[column] = share * FULL;
    }
  });
}
