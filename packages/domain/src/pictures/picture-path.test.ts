import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPicturePath, type PicturePath, parsePicturePath } from './picture-path.ts';

const hash = '0123456789abcdef0123456789abcdef';
const valid = `pictures/${hash}.1920x450.-.webp`;

const side = fc.integer({ min: 1, max: 9999 });
const anyPicture: fc.Arbitrary<PicturePath> = fc.record({
  hash: fc.stringMatching(/^[0-9a-f]{32}$/),
  width: side,
  height: side,
  blur: fc.oneof(fc.constant('-'), fc.stringMatching(/^([\w-]{18}|[\w-]{24})$/)),
  ext: fc.constantFrom('webp', 'png', 'jpg', 'gif', 'avif'),
});

describe('formatPicturePath and parsePicturePath', () => {
  it('round-trip', () => {
    fc.assert(
      fc.property(anyPicture, (picture) => {
        expect(parsePicturePath(formatPicturePath(picture))).toEqual(picture);
      }),
    );
  });

  it.each([
    '',
    `/${valid}`,
    `${valid}\n`,
    ` ${valid}`,
    `pictures/../${hash}.1x1.-.webp`,
    `pictures/..%2f${hash}.1x1.-.webp`,
    `pictures\\${hash}.1x1.-.webp`,
    `pictures/${hash.toUpperCase()}.1x1.-.webp`,
    `pictures/${hash}.0x1.-.webp`,
    `pictures/${hash}.01x1.-.webp`,
    `pictures/${hash}.10000x1.-.webp`,
    `pictures/${hash}.1x1.--.webp`,
    `pictures/${hash}.1x1.${'A'.repeat(17)}/.webp`,
    `pictures/${hash}.1x1.${'A'.repeat(20)}.webp`,
    `pictures/${hash}.1x1.-.svg`,
    `pictures/${hash}.1x1.-.webp\0.png`,
    `pictures/${hash}.1x1.-.webp/../../secrets`,
    `https://example.com/${valid}`,
  ])('refuse %j', (path) => {
    expect(parsePicturePath(path)).toBeUndefined();
  });

  it('accept no path that could leave its folder', () => {
    const piece = fc.constantFrom('..', '/', '\\', '%2e', '\0', 'pictures/', hash, '.1x1.', '-', '.webp', 'A');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const path = pieces.join('');
        if (parsePicturePath(path)) expect(path).toMatch(/^pictures\/[\w.-]+$/);
        if (parsePicturePath(path)) expect(path).not.toContain('..');
      }),
    );
  });
});
