import { existsSync } from 'node:fs';
import path from 'node:path';
import { ProductDraft } from '@galleria/contract/catalogue/product-draft';
import { describe, expect, it } from 'vitest';
import { placeProducts } from './place-products.ts';
import { productRow } from './product-rows.ts';

const PUBLIC = path.resolve(import.meta.dirname, '../../../../storefront/public');

describe('videos of demo products', () => {
  const videos = placeProducts().flatMap((placed) => productRow(placed, (key) => key ?? '', new Date()).video || []);

  it('are files in the public folder of the storefront', () => {
    expect(videos.length).toBeGreaterThan(1);
    expect(videos.filter((video) => !existsSync(path.join(PUBLIC, video)))).toEqual([]);
  });

  it('have paths that the product editor accepts, unlike other addresses', () => {
    const { video } = ProductDraft.shape;
    expect(videos.filter((one) => !video.safeParse(one).success)).toEqual([]);
    for (const wrong of [
      'http://example.org/a.mp4',
      '../secret.webm',
      '/demo/a.webm',
      '//example.org/a.webm',
      'a.svg',
    ]) {
      expect(video.safeParse(wrong).success, wrong).toBe(false);
    }
  });
});
