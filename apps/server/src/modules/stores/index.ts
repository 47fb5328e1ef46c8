import type { OutputOf, ParsedInputOf } from '@galleria/contract/operation';
import type { hotStores, storeCategories, storeInfo, storePage, storeQualifications } from '@galleria/contract/stores';
import { type Refused, refuse } from '@galleria/domain/refusals';
import type { SameCityTerms, ShippingTemplate } from '@galleria/domain/shipping/shipping-fee';
import { DEFAULT_LOCALE, type Locale, textIn } from '@galleria/domain/site/locales';
import { isOpen } from '@galleria/domain/stores/store-status';
import type { Cache } from '../../infra/cache.ts';
import type { Database } from '../../infra/database/database.ts';
import { adaptModule } from '../../infra/modules/define-module.ts';
import { pageStores } from './page-stores.ts';
import { storeRoutes } from './routes.ts';
import { showQualification } from './show-qualification.ts';
import { buildHeads, fansOf, listOpen, type StoreSummary, storeCard } from './store-heads.ts';
import {
  type PickupPoint,
  prepareFans,
  readPickupPoints,
  readQualification,
  readShelves,
  readShippingTemplates,
  readStores,
} from './stores-db.ts';

export type { StoreSummary } from './store-heads.ts';
export { hasPickupPoints, hasStores, readStoreStatuses } from './stores-db.ts';
export {
  addPickupPoints,
  addStores,
  changeFans,
  offerSameCity,
  putCounts,
  STORE_CHANGED,
  setStoreStatus,
} from './write-stores.ts';

type Cards = OutputOf<typeof hotStores>;

/** The sellers of the mall: what strangers see of them. */
export interface Stores {
  /** Every store by id, the most followed first, from memory. Never asked inside a transaction. */
  summaries(locale: Locale): Promise<ReadonlyMap<number, StoreSummary>>;
  /** What sending costs, by template id, from memory. Never asked inside a transaction. */
  shippingTemplates(): Promise<ReadonlyMap<number, ShippingTemplate>>;
  /** Where things can be fetched, by store, from memory. Never asked inside a transaction. */
  pickupPoints(): Promise<ReadonlyMap<number, readonly PickupPoint[]>>;
  /** Stores that bring things round in their own city, from memory. Never asked inside a transaction. */
  sameCity(): Promise<ReadonlyMap<number, SameCityTerms>>;
  headInfo(storeId: number, locale: Locale): Promise<OutputOf<typeof storeInfo> | Refused<'store.notFound'>>;
  hot(locale: Locale): Promise<Cards>;
  page(question: ParsedInputOf<typeof storePage>, locale: Locale): Promise<OutputOf<typeof storePage>>;
  byId(storeIds: readonly number[], locale: Locale): Promise<Cards>;
  qualifications(
    storeId: number,
    locale: Locale,
  ): Promise<OutputOf<typeof storeQualifications> | Refused<'store.notFound' | 'store.notOpen'>>;
  shelves(storeId: number, locale: Locale): Promise<OutputOf<typeof storeCategories> | Refused<'store.notFound'>>;
}

interface StoresContext {
  readonly database: Database;
  readonly cache: Cache;
  /** How many products on sale stand on each shelf of a store; those who know them are further down. */
  countByShelf(storeId: number): Promise<ReadonlyMap<number, number>>;
}

const HOT_STORES = 12;
const PREFERRED = 1;

export function openStores({ database: { queries }, cache, countByShelf }: StoresContext): Stores {
  const rows = cache.perLocale('stores', () => readStores(queries));
  const heads = cache.perLocale('stores', async (locale) => buildHeads(await rows(DEFAULT_LOCALE), locale));
  const open = cache.perLocale('stores', async (locale) => listOpen(await heads(locale)));
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
  const readFans = prepareFans(queries);
  const headOf = async (storeId: number, locale: Locale) => (await heads(locale)).get(storeId);
  return {
    summaries: heads,
    shippingTemplates: () => templates(DEFAULT_LOCALE),
    pickupPoints: () => points(DEFAULT_LOCALE),
    sameCity: () => sameCity(DEFAULT_LOCALE),
    headInfo: async (storeId, locale) => {
      const head = await headOf(storeId, locale);
      if (!head) return refuse('store.notFound');
      return { ...head, ...fansOf((await readFans(storeId)) ?? head.fansCount) };
    },
    hot: async (locale) => {
      const preferred = (await open(locale)).ofType.get(PREFERRED) ?? [];
      return preferred.slice(0, HOT_STORES).map(storeCard);
    },
    page: async (question, locale) =>
      pageStores({ queries, heads: await heads(locale), open: await open(locale) }, question),
    byId: async (storeIds, locale) => {
      const known = await heads(locale);
      return storeIds.flatMap((id) => known.get(id) ?? []).map(storeCard);
    },
    qualifications: async (storeId, locale) => {
      const head = await headOf(storeId, locale);
      if (!head) return refuse('store.notFound');
      if (!isOpen(head.shopStatus)) return refuse('store.notOpen');
      return showQualification(head, await readQualification(queries, storeId), locale);
    },
    shelves: async (storeId, locale) => {
      if (!(await headOf(storeId, locale))) return refuse('store.notFound');
      const [shelves, counts] = await Promise.all([readShelves(queries, storeId), countByShelf(storeId)]);
      return shelves.map(({ id, name }) => ({
        shopCategoryId: id,
        name: textIn(name, locale),
        prodCount: counts.get(id) ?? 0,
      }));
    },
  };
}

export const stores = adaptModule('stores', openStores, storeRoutes);
