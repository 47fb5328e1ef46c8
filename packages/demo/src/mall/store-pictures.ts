import type { PictureSpec, PlacedObject } from '../pictures/picture-spec.ts';
import { seededRandom } from '../pictures/seeded-random.ts';
import type { DemoStore } from './types.ts';

export function storeLogoKey(shopId: number): string {
  return `store/${shopId}/logo`;
}

/** The wide picture behind the store's header; text covers its start side. */
export function storeSignKey(shopId: number): string {
  return `store/${shopId}/sign`;
}

export function storeLicenceKey(shopId: number): string {
  return `store/${shopId}/licence`;
}

export function storePictures(store: DemoStore): PictureSpec[] {
  return [logo(store), sign(store), licence(store)];
}

function logo({ shopId, object, palette }: DemoStore): PictureSpec {
  return {
    key: storeLogoKey(shopId),
    width: 240,
    height: 240,
    background: { kind: 'spot', palette },
    objects: [{ object, x: 120, y: 116, size: 148, shadow: 'floats' }],
  };
}

/** The store's own object in the light, surrounded by its products. */
function sign(store: DemoStore): PictureSpec {
  const { shopId, object, palette } = store;
  const places: Omit<PlacedObject, 'object'>[] = [
    { x: 1630, y: 168, size: 178, rotationDegrees: 6, shadow: 'floats' },
    { x: 1212, y: 188, size: 138, rotationDegrees: -7, shadow: 'floats' },
    { x: 1790, y: 190, size: 112, rotationDegrees: 10, shadow: 'floats', blurPx: 1 },
  ];
  const others = productObjects(store).slice(0, places.length);
  const around = others.flatMap((other, at) => {
    const place = places[at];
    return place ? [{ object: other, ...place }] : [];
  });
  return {
    key: storeSignKey(shopId),
    width: 1920,
    height: 300,
    background: { kind: 'sweep', palette, light: { x: 1420, y: 152, radius: 140 } },
    objects: [...around.reverse(), { object, x: 1420, y: 146, size: 218, shadow: 'floats' }],
  };
}

function licence({ shopId, company, palette }: DemoStore): PictureSpec {
  const seed = Math.floor(seededRandom(company.licenceNumber)() * 2 ** 24);
  return {
    key: storeLicenceKey(shopId),
    width: 840,
    height: 600,
    background: { kind: 'document', palette, seed },
    objects: [],
  };
}

/** Different objects of the store's products, without its own object. */
function productObjects({ object, shelves }: DemoStore): string[] {
  const objects = shelves.flatMap((shelf) => shelf.products.map((product) => product.object));
  return [...new Set(objects)].filter((other) => other !== object);
}
