import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SplicedGzip } from './spliced-gzip.ts';

describe('SplicedGzip', () => {
  it('decompresses to the joined pieces, for any pieces and fillings', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'grapheme', maxLength: 2_000 }), { minLength: 1, maxLength: 12 }),
        fc.array(fc.string({ maxLength: 40 }), { minLength: 1, maxLength: 3 }),
        (pieces, fillings) => {
          const spliced = new SplicedGzip(pieces);
          for (const filling of fillings) {
            expect(gunzipSync(spliced.fill(filling)).toString()).toBe(pieces.join(filling));
          }
        },
      ),
    );
  });

  it('is not much larger than gzip of the whole page', () => {
    const pieces = Array.from({ length: 10 }, (_, i) => `<li class="card">${i}</li>`.repeat(300));
    expect(new SplicedGzip(pieces).fill('nonce').length).toBeLessThan(3_000);
  });
});
