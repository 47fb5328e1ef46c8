import type { SameCityTerms, ShippingTemplate } from '@galleria/domain/shipping/shipping-fee';
import { DEFAULT_LOCALE, type Locale } from '@galleria/domain/site/locales';
import type { Config } from '../../config.ts';
import type { Cache } from '../../infra/cache/cache.ts';
import type { Database } from '../../infra/database/database.ts';
import type { Messages } from '../../infra/messages/messages.ts';
import type { PictureStore } from '../../infra/pictures/picture-store.ts';
import type { Addresses } from '../addresses/index.ts';
import type { UploadsContext } from '../uploads/index.ts';
import { buildSummaries, listOpen, type OpenStores, type StoreSummary } from './store-summaries.ts';
import {
  type PickupPoint,
  prepareFansQuery,
  readPickupPoints,
  readShippingTemplates,
  readStoreCategories,
  readStores,
  type StoreCategory,
} from './stores-db.ts';

/** The module's queries for other modules. Cached ones must not be called inside a transaction. */
export interface Stores {
  /** Every store by id, the most followed first. Cached. */
  summaries(locale: Locale): Promise<ReadonlyMap<number, StoreSummary>>;
  /** Shipping fees by template id. Cached. */
  shippingTemplates(): Promise<ReadonlyMap<number, ShippingTemplate>>;
  /** Pickup points by store id. Cached. */
  pickupPoints(): Promise<ReadonlyMap<number, readonly PickupPoint[]>>;
  /** Same-city delivery by store id; a store without it is missing. Cached. */
  sameCity(): Promise<ReadonlyMap<number, SameCityTerms>>;
  /** How long buyers can cancel at once after paying, by store id. Cached. */
  cancelMinutes(): Promise<ReadonlyMap<number, number>>;
  /** A store's own categories, in its order. */
  categoriesOf(storeId: number): Promise<StoreCategory[]>;
}

export interface StoresContext extends Stores {
  readonly database: Database;
  readonly addresses: Pick<Addresses, 'regionTree'>;
  readonly messages: Messages;
  readonly uploads: UploadsContext;
  /** Pictures of applicants' identity cards; no public route reads them. */
  readonly privatePictures: PictureStore;
  readonly mapTiles: MapTiles | undefined;
  /** Open stores only, the most followed first. Cached. */
  openStores(locale: Locale): Promise<OpenStores>;
  /** The current number of followers; the summary's is up to a minute old. */
  currentFans(storeId: number): Promise<number | undefined>;
}

type MapTiles = NonNullable<Config['mapTiles']>;

interface Needs extends Pick<StoresContext, 'database' | 'addresses' | 'messages' | 'uploads' | 'privatePictures'> {
  readonly cache: Cache;
  readonly config: Pick<Config, 'mapTiles'>;
}

export function openStores({ database, cache, config, ...others }: Needs): StoresContext {
  const { queries } = database;
  const rows = cache.perLocale('stores', () => readStores(queries));
  const summaries = cache.perLocale('stores', async (locale) => buildSummaries(await rows(DEFAULT_LOCALE), locale));
  const templates = cache.perLocale(
    'stores',
    async () => new Map((await readShippingTemplates(queries)).map((template) => [template.id, template])),
  );
  const points = cache.perLocale('stores', async () =>
    Map.groupBy(await readPickupPoints(queries), ({ storeId }) => storeId),
  );
  const sameCity = cache.perLocale(
    'stores',
    async () => new Map((await rows(DEFAULT_LOCALE)).flatMap((row) => (row.sameCity ? [[row.id, row.sameCity]] : []))),
  );
  const cancelMinutes = cache.perLocale(
    'stores',
    async () => new Map((await rows(DEFAULT_LOCALE)).map((row) => [row.id, row.cancelMinutes])),
  );
  return {
    ...others,
    database,
    mapTiles: config.mapTiles,
    summaries,
    openStores: cache.perLocale('stores', async (locale) =>
      listOpen(await rows(DEFAULT_LOCALE), await summaries(locale)),
    ),
    shippingTemplates: () => templates(DEFAULT_LOCALE),
    pickupPoints: () => points(DEFAULT_LOCALE),
    sameCity: () => sameCity(DEFAULT_LOCALE),
    cancelMinutes: () => cancelMinutes(DEFAULT_LOCALE),
    categoriesOf: (storeId) => readStoreCategories(queries, storeId),
    currentFans: prepareFansQuery(queries),
  };
}
