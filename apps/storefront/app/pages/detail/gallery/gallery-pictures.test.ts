import { expect, it } from 'vitest';
import { galleryPictures } from './gallery-pictures.ts';

const product = {
  pic: 'a',
  imgs: 'a,b',
  options: [{ values: [{ pic: 'c' }, { pic: '' }] }],
  skuList: [{ pic: 'c' }, { pic: 'd' }, { pic: '' }],
};

it('galleryPictures has every picture once', () => {
  expect(galleryPictures(product)).toEqual(['a', 'b', 'c', 'd']);
});

it('galleryPictures starts with the picture of the choice', () => {
  expect(galleryPictures(product, 'c')).toEqual(['c', 'a', 'b', 'd']);
});

it('galleryPictures is empty for a product without pictures', () => {
  expect(galleryPictures({ pic: '', imgs: '', options: [], skuList: [] })).toEqual([]);
});
