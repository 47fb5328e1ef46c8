import { COLOURS } from '../mall/colours.ts';
import { demoStores } from '../mall/demo-mall.ts';
import type { ColourName, DemoProduct, Texts } from '../mall/types.ts';
import { EDITIONS, SERIES, STORE_KINDS } from './name-parts.ts';
import { type Random, randomFrom } from './random.ts';

/** First ids of the large mall, above those of the demo data that it extends. */
export const FIRST_ID = { store: 10_000, brand: 10_000, product: 1_000_000, sku: 10_000_000 } as const;

const SKUS_PER_PRODUCT = 5;
const PRODUCTS_PER_STORE = 40;
const PRODUCTS_PER_BRAND = 100;
const COLOUR_NAMES = Object.keys(COLOURS) as ColourName[];

export interface LargeStore {
  id: number;
  name: Texts;
  fans: number;
  isPreferred: boolean;
}

export interface LargeProduct {
  id: number;
  storeId: number;
  brandId: number;
  /** The product that it varies: texts, category and pictures are taken from there. */
  model: DemoProduct;
  name: Texts;
  priceCents: number;
  oldPriceCents: number;
  sold: number;
  reviewCount: number;
  ratingSum: number;
  addedMinutesAgo: number;
  colours: ColourName[];
  skus: { id: number; priceCents: number; available: number }[];
}

export function* largeStores(productCount: number): Generator<LargeStore> {
  const random = randomFrom(1);
  const count = Math.max(1, Math.round(productCount / PRODUCTS_PER_STORE));
  for (let place = 0; place < count; place++) {
    const [first, second, kind] = [random.pick(SERIES), random.pick(SERIES), random.pick(STORE_KINDS)];
    yield {
      id: FIRST_ID.store + place,
      name: { en: `${first.en} ${second.en} ${kind.en}`, zh_CN: `${first.zh_CN}${second.zh_CN}${kind.zh_CN}` },
      fans: random.skewed(50_000),
      isPreferred: random.below(10) === 0,
    };
  }
}

export function* largeBrands(productCount: number): Generator<{ id: number; name: string }> {
  const count = Math.max(1, Math.round(productCount / PRODUCTS_PER_BRAND));
  for (let place = 0; place < count; place++) {
    const series = SERIES[place % SERIES.length]?.en ?? '';
    yield { id: FIRST_ID.brand + place, name: `${series} & ${SERIES[(place * 7 + 3) % SERIES.length]?.en} ${place}` };
  }
}

export function* largeProducts(productCount: number): Generator<LargeProduct> {
  const random = randomFrom(2);
  const models = demoStores.flatMap((store) => store.shelves.flatMap((shelf) => shelf.products));
  const storeCount = Math.max(1, Math.round(productCount / PRODUCTS_PER_STORE));
  const brandCount = Math.max(1, Math.round(productCount / PRODUCTS_PER_BRAND));
  for (let place = 0; place < productCount; place++) {
    yield variation(random, place, random.pick(models), { storeCount, brandCount });
  }
}

function variation(
  random: Random,
  place: number,
  model: DemoProduct,
  { storeCount, brandCount }: { storeCount: number; brandCount: number },
): LargeProduct {
  const [series, edition] = [random.pick(SERIES), random.pick(EDITIONS)];
  const priceCents = Math.max(99, Math.round(model.price * (0.5 + random.next()) * 100));
  const firstColour = random.below(COLOUR_NAMES.length);
  const reviewCount = random.skewed(400);
  return {
    id: FIRST_ID.product + place,
    storeId: FIRST_ID.store + random.below(storeCount),
    brandId: FIRST_ID.brand + random.skewed(brandCount),
    model,
    name: {
      en: `${series.en} ${model.name.en}, ${edition.en}`,
      zh_CN: `${series.zh_CN}${model.name.zh_CN} ${edition.zh_CN}`,
    },
    priceCents,
    oldPriceCents: random.below(3) === 0 ? Math.round(priceCents * 1.25) : priceCents,
    sold: random.skewed(20_000),
    reviewCount,
    ratingSum: Math.round(reviewCount * (3.2 + 1.8 * random.next())),
    addedMinutesAgo: random.below(700 * 24 * 60),
    colours: Array.from(
      { length: SKUS_PER_PRODUCT },
      (_, index) => COLOUR_NAMES[(firstColour + index) % COLOUR_NAMES.length] ?? 'black',
    ),
    skus: Array.from({ length: SKUS_PER_PRODUCT }, (_, index) => ({
      id: FIRST_ID.sku + place * SKUS_PER_PRODUCT + index,
      priceCents: priceCents + index * 100,
      available: random.below(9) === 0 ? 0 : 1 + random.below(200),
    })),
  };
}
