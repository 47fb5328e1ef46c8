import { describe, expect, it } from 'vitest';
import { pictureSrcSet, pictureUrl } from './picture-url.ts';

const small = 'pictures/0123456789abcdef0123456789abcdef.600x300.-.webp';
const large = 'pictures/0123456789abcdef0123456789abcdef.4000x3000.-.webp';

describe('pictureUrl', () => {
  it.each([
    [1, 64],
    [64, 64],
    [65, 128],
    [481, 640],
    [1920, 1920],
    [5000, 1920],
  ])('requests for %i pixels the step %i', (width, step) => {
    expect(pictureUrl(large, width)).toBe(`/${large}?w=${step}`);
  });

  it.each(['https://cdn.example.com/a.jpg', '/assets/logo.png', 'pictures/old.png', ''])(
    'returns %j unchanged',
    (path) => {
      expect(pictureUrl(path, 480)).toBe(path);
      expect(pictureSrcSet(path)).toBeUndefined();
    },
  );
});

describe('pictureSrcSet', () => {
  it('ends with the true width of a picture that lies between two steps', () => {
    const entries = pictureSrcSet(small)?.split(', ') ?? [];
    expect(entries).toHaveLength(6);
    expect(entries.at(0)).toBe(`/${small}?w=64 64w`);
    expect(entries.at(-2)).toBe(`/${small}?w=480 480w`);
    expect(entries.at(-1)).toBe(`/${small}?w=640 600w`);
  });

  it('ends with the first step that covers the widest use', () => {
    const entries = pictureSrcSet(large, 500)?.split(', ') ?? [];
    expect(entries.at(-1)).toBe(`/${large}?w=640 640w`);
  });

  it('reaches the largest step for a larger picture', () => {
    const entries = pictureSrcSet(large)?.split(', ') ?? [];
    expect(entries).toHaveLength(9);
    expect(entries.at(-1)).toBe(`/${large}?w=1920 1920w`);
  });
});
