import { expect, it } from 'vitest';
import { productMeta } from './product-meta.ts';

const product = { prodId: 3, prodName: 'Mitten', brief: '', content: '<p>Warm &amp; soft.</p>', pic: 'a.webp' };

it('says the brief, or how the details begin', () => {
  expect(productMeta(product).description).toBe('Warm & soft.');
  expect(productMeta({ ...product, brief: 'For cold days' }).description).toBe('For cold days');
});

it('names the product without any SKU or visitor', () => {
  expect(productMeta(product).address).toBe('/detail?prodId=3');
});
