import { describe, expect, it } from 'vitest';
import { widthsOf } from './picture-widths.ts';

describe('widthsOf', () => {
  it.each([
    ['80px', { least: 80, most: 240 }],
    ['(width >= 768px) 96px, 80px', { least: 80, most: 288 }],
    ['(width >= 1000px) 200px, (width >= 480px) 30vw, 50vw', { least: 144, most: 720 }],
    ['(width >= 1920px) 100vw, 640px', { least: 640, most: Number.POSITIVE_INFINITY }],
    ['max(100vw, 1058px)', { least: 0, most: Number.POSITIVE_INFINITY }],
    ['(width >= 768px) calc(100vw - 392px), 100vw', { least: 0, most: Number.POSITIVE_INFINITY }],
  ])('%s', (sizes, widths) => {
    expect(widthsOf(sizes)).toEqual(widths);
  });
});
