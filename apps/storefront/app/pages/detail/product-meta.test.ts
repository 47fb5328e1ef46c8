import { expect, it } from 'vitest';
import { productMeta } from './product-meta.ts';

const product = { prodId: 3, prodName: 'Mitten', brief: '', content: '<p>Warm &amp; soft.</p>', pic: 'a.webp' };

it('the description of a product page is the brief, or the beginning of the details', () => {
  expect(productMeta(product).description).toBe('Warm & soft.');
  expect(productMeta({ ...product, brief: 'For cold days' }).description).toBe('For cold days');
});

it('the canonical address of a product page has neither SKU nor visitor', () => {
  expect(productMeta(product).address).toBe('/detail?prodId=3');
});
