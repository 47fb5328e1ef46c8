import type { OutputOf } from '@galleria/contract/operation';
import type { hotStores } from '@galleria/contract/stores/stores';
import { formatApiTime } from '@galleria/contract/wire/api-time';
import { fold } from '@galleria/domain/search/fold';
import { LOCALES, type Locale, type LocaleTexts, textIn } from '@galleria/domain/site/locales';
import { isOpen } from '@galleria/domain/stores/store-status';
import type { Queries } from '../../infra/database/database.ts';
import { readStoreNames, type StoreRow } from './stores-db.ts';

/** A store as lists show it, from the cache, in one language. Followers are up to a minute old. */
export interface StoreSummary {
  readonly shopId: number;
  readonly shopName: string;
  readonly shopLogo: string;
  readonly shopStatus: number;
  readonly type: number;
  readonly fansCount: number;
  readonly shopFocusNumber: number;
  readonly intro: string;
  readonly prodCount: number;
  /** Stars with one decimal. */
  readonly rating: number;
  readonly storeStyle: number;
  readonly signPic: string;
  readonly contactPhone: string;
  readonly address: string;
  readonly openTime: string;
}

/** By id, in the order of the rows: the most followed first. */
export function buildSummaries(rows: readonly StoreRow[], locale: Locale): ReadonlyMap<number, StoreSummary> {
  return new Map(rows.map((row) => [row.id, summaryOf(row, locale)]));
}

/** Open stores, the most followed first; within each type in the order that staff gave them. */
export interface OpenStores {
  readonly all: readonly StoreSummary[];
  readonly byType: ReadonlyMap<number, readonly StoreSummary[]>;
}

/** Grouped once, so that the cost of a page does not depend on the number of stores. */
export function listOpen(rows: readonly StoreRow[], summaries: ReadonlyMap<number, StoreSummary>): OpenStores {
  const all = [...summaries.values()].filter(({ shopStatus }) => isOpen(shopStatus));
  const rank = new Map(rows.map(({ id, preferredSequence }) => [id, preferredSequence]));
  const ranked = all.toSorted((one, other) => (rank.get(one.shopId) ?? 0) - (rank.get(other.shopId) ?? 0));
  return { all, byType: Map.groupBy(ranked, ({ type }) => type) };
}

/** Names of the open stores in all languages, each once, by store id. */
type StoreNames = ReadonlyMap<number, readonly string[]>;

/** Uncached: the names are written into a lasting record, where a stale one would stay. */
export async function readOpenStoreNames(queries: Queries, storeIds: readonly number[]): Promise<StoreNames> {
  const rows = await readStoreNames(queries, storeIds);
  return new Map(
    rows
      .filter(({ status }) => isOpen(status))
      .map(({ id, name }) => [id, [...new Set(LOCALES.map((locale) => textIn(name, locale)))]]),
  );
}

/**
 * The text that the search for stores looks through: all names, each on a line of its own so that no match spans two.
 */
export function foldedNames(name: LocaleTexts): string {
  return [...new Set(Object.values(name).map(fold))].join('\n');
}

function summaryOf(row: StoreRow, locale: Locale): StoreSummary {
  return {
    shopId: row.id,
    shopName: textIn(row.name, locale),
    shopLogo: row.logo,
    shopStatus: row.status,
    type: row.type,
    ...presentFans(row.fans),
    intro: textIn(row.intro, locale),
    prodCount: row.productCount,
    // A float of the database: 4.7 comes back as 4.699999809.
    rating: Math.round(row.rating * 10) / 10,
    storeStyle: row.storeStyle,
    signPic: row.signPicture,
    contactPhone: row.phone,
    address: textIn(row.address, locale),
    openTime: formatApiTime(row.openedAt),
  };
}

/** The API has two names for the number of followers. */
export function presentFans(fans: number) {
  return { fansCount: fans, shopFocusNumber: fans };
}

/** A store in a list. */
export function toStoreCard(summary: StoreSummary): OutputOf<typeof hotStores>[number] {
  const { storeStyle: _, signPic: __, contactPhone: ___, address: ____, openTime: _____, ...card } = summary;
  return card;
}
