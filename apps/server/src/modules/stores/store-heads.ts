import type { OutputOf } from '@galleria/contract/operation';
import type { hotStores, storeInfo } from '@galleria/contract/stores';
import { type Locale, textIn } from '@galleria/domain/site/locales';
import { isOpen } from '@galleria/domain/stores/store-status';
import { formatApiTime } from '../../infra/dialect-time.ts';
import type { StoreRow } from './stores-db.ts';

/** What all calls know of a store without asking the database. Its fans are those of a minute ago at most. */
export type StoreSummary = Readonly<OutputOf<typeof storeInfo>>;

/** By id, in the order of the rows: the most followed first. */
export function buildHeads(rows: readonly StoreRow[], locale: Locale): ReadonlyMap<number, StoreSummary> {
  return new Map(rows.map((row) => [row.id, headOf(row, locale)]));
}

/** The open ones, the most followed first. */
export interface OpenStores {
  readonly all: readonly StoreSummary[];
  readonly ofType: ReadonlyMap<number, readonly StoreSummary[]>;
}

/** Sorted out once, so that a page of stores costs the same however many there are. */
export function listOpen(heads: ReadonlyMap<number, StoreSummary>): OpenStores {
  const all = [...heads.values()].filter((head) => isOpen(head.shopStatus));
  return { all, ofType: Map.groupBy(all, (head) => head.type) };
}

function headOf(row: StoreRow, locale: Locale): StoreSummary {
  return {
    shopId: row.id,
    shopName: textIn(row.name, locale),
    shopLogo: row.logo,
    shopStatus: row.status,
    type: row.type,
    ...fansOf(row.fans),
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

export function fansOf(fans: number) {
  return { fansCount: fans, shopFocusNumber: fans };
}

/** What lists of stores show of a head. */
export function storeCard(head: StoreSummary): OutputOf<typeof hotStores>[number] {
  const { storeStyle: _, signPic: __, contactPhone: ___, address: ____, openTime: _____, ...card } = head;
  return card;
}
