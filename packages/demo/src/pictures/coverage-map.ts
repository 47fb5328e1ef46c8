import type { RowCoverage } from './canvas.ts';
import type { Sprite } from './sprite.ts';

/** A coarse grid of coverage, 0 to 1. */
interface CoverageMap {
  values: Float32Array;
  columns: number;
  rows: number;
}

/** The sprite's alpha in cells of `cellPx` pixels, with `margin` empty cells around it for a blur. */
export function shrinkAlpha({ data, width, height }: Sprite, cellPx: number, margin: number): CoverageMap {
  const columns = Math.ceil(width / cellPx) + margin * 2;
  const rows = Math.ceil(height / cellPx) + margin * 2;
  const values = new Float32Array(columns * rows);
  // A few samples per cell are enough: the following blur averages many cells.
  const step = Math.max(1, Math.floor(cellPx / 3));
  const share = (step * step) / (255 * cellPx * cellPx);
  for (let y = 0; y < height; y += step) {
    const row = (margin + Math.floor(y / cellPx)) * columns + margin;
    for (let x = 0; x < width; x += step) {
      const cell = row + Math.floor(x / cellPx);
      values[cell] = (values[cell] ?? 0) + (data[(y * width + x) * 4 + 3] ?? 0) * share;
    }
  }
  return { values, columns, rows };
}

export function blurMap({ values, columns, rows }: CoverageMap, sigma: number): CoverageMap {
  const kernel = bell(sigma);
  const across = blurLines(values, { lines: rows, length: columns, step: 1, stride: columns }, kernel);
  return {
    values: blurLines(across, { lines: columns, length: rows, step: columns, stride: 1 }, kernel),
    columns,
    rows,
  };
}

/** Reads the map, scaled up to `cellPx` pixels per cell and multiplied by `factor`, in rows of `width` pixels. */
export function rowReader(map: CoverageMap, width: number, cellPx: number, factor: number): RowCoverage {
  const { columns } = map;
  const cells = Int32Array.from({ length: width }, (_, x) => Math.max(0, Math.floor(x / cellPx - 0.5)));
  const shares = Float32Array.from(cells, (cell, x) => Math.max(0, x / cellPx - 0.5 - cell));
  const line = new Float32Array(columns + 1);
  return (y, row) => {
    readLine(map, y / cellPx - 0.5, factor, line);
    for (let x = 0; x < width; x++) {
      const cell = cells[x] ?? 0;
      const here = line[cell] ?? 0;
      row[x] = here + ((line[cell + 1] ?? 0) - here) * (shares[x] ?? 0);
    }
  };
}

/** Interpolates between two rows of cells. */
function readLine({ values, columns, rows }: CoverageMap, place: number, factor: number, line: Float32Array): void {
  const top = Math.min(Math.max(0, Math.floor(place)), rows - 1);
  const below = Math.min(top + 1, rows - 1);
  const share = Math.min(1, Math.max(0, place - top));
  for (let column = 0; column < columns; column++) {
    const above = values[top * columns + column] ?? 0;
    line[column] = factor * (above + ((values[below * columns + column] ?? 0) - above) * share);
  }
}

interface Lines {
  lines: number;
  length: number;
  /** Distance of two values in a line. */
  step: number;
  /** Distance of two lines. */
  stride: number;
}

function blurLines(values: Float32Array, { lines, length, step, stride }: Lines, kernel: number[]): Float32Array {
  const reach = (kernel.length - 1) / 2;
  const result = new Float32Array(values.length);
  for (let line = 0; line < lines; line++) {
    for (let place = 0; place < length; place++) {
      let sum = 0;
      const first = Math.max(0, place - reach);
      const last = Math.min(length - 1, place + reach);
      for (let near = first; near <= last; near++)
        sum += (values[line * stride + near * step] ?? 0) * (kernel[near - place + reach] ?? 0);
      result[line * stride + place * step] = sum;
    }
  }
  return result;
}

function bell(sigma: number): number[] {
  const reach = Math.ceil(sigma * 3);
  const weights = Array.from({ length: reach * 2 + 1 }, (_, at) =>
    Math.exp(-((at - reach) ** 2) / (2 * sigma * sigma)),
  );
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}
