import { describe, expect, it } from 'vitest';
import { COLOURS } from './colours.ts';
import {
  closeUpKey,
  productPictureKey,
  productPictureKeys,
  productPictures,
  stillLifeKey,
} from './product-pictures.ts';
import { storeLicenceKey, storeLogoKey, storePictures, storeSignKey } from './store-pictures.ts';
import type { DemoProduct, DemoStore } from './types.ts';

const headphones = {
  key: 'drift-headphones',
  object: '🎧',
  beside: ['📱', '☕'],
  colours: ['red', 'blue'],
} as Partial<DemoProduct> as DemoProduct;

const withoutColours: DemoProduct = { ...headphones, key: 'plain-headphones', colours: [] };

describe('pictures of a product', () => {
  it('are one per colour, a still life and a close-up, with predictable keys', () => {
    const keys = [
      productPictureKey('drift-headphones', 'red'),
      productPictureKey('drift-headphones', 'blue'),
      stillLifeKey('drift-headphones'),
      closeUpKey('drift-headphones'),
    ];
    expect(productPictureKeys(headphones)).toEqual(keys);
    expect(productPictures(headphones).map(({ key }) => key)).toEqual(keys);
    expect(productPictures(withoutColours).map(({ key }) => key)).toEqual(productPictureKeys(withoutColours));
  });

  it('differ between colours only in dye and background', () => {
    const [red, blue] = productPictures(headphones);
    const [redObject, blueObject] = [red?.objects[0], blue?.objects[0]];
    expect(redObject).toMatchObject({ dye: COLOURS.red.swatch });
    expect({ ...redObject, dye: '' }).toEqual({ ...blueObject, dye: '' });
    expect(blue?.background).toEqual({ kind: 'spot', palette: COLOURS.blue.palette });
  });

  it('are not dyed for a product without colours', () => {
    for (const { object, dye } of productPictures(withoutColours).flatMap(({ objects }) => objects))
      expect(dye, object).toBeUndefined();
  });

  it('are the same at every run, and laid out differently for another product', () => {
    expect(productPictures(headphones)).toEqual(productPictures(headphones));
    const [one] = productPictures(withoutColours);
    const [other] = productPictures({ ...withoutColours, key: 'other-headphones' });
    expect(one?.objects).not.toEqual(other?.objects);
  });

  it('are cut off at the edge in the close-up only', () => {
    const reach = productPictures(headphones).map(({ objects }) =>
      Math.max(...objects.map(({ x, size }) => Math.abs(x - 360) + size / 2)),
    );
    expect(reach.map((px) => px > 360)).toEqual([false, false, false, true]);
  });
});

describe('pictures of a store', () => {
  const store = {
    shopId: 4,
    object: '🏬',
    palette: 'mint',
    company: { licenceNumber: 'GL-2041' },
    shelves: [{ name: { en: 'All', zh_CN: '全部' }, products: [headphones, withoutColours] }],
  } as Partial<DemoStore> as DemoStore;

  it('are a logo, a sign and a licence', () => {
    const [logo, sign, licence] = storePictures(store);
    expect(logo).toMatchObject({ key: storeLogoKey(4), width: 240, height: 240 });
    expect(sign).toMatchObject({ key: storeSignKey(4), width: 1920, height: 300 });
    expect(licence).toMatchObject({ key: storeLicenceKey(4), objects: [] });
  });

  it('show each kind of product once on the sign', () => {
    expect(storePictures(store)[1]?.objects.map(({ object }) => object)).toEqual(['🎧', '🏬']);
  });
});
