import type * as contract from '@galleria/contract/activities/preferred-products';
import { formatApiTime } from '@galleria/contract/wire/api-time';
import { PRODUCT_STATUS } from '@galleria/domain/catalogue/product-types';
import { refuse } from '@galleria/domain/refusals';
import type { Locale } from '@galleria/domain/site/locales';
import type { Caller, UseCase } from '../../../infra/calls/use-case.ts';
import type { Queries } from '../../../infra/database/database.ts';
import { inTransaction } from '../../../infra/database/transaction.ts';
import type { MarketingContext } from '../index.ts';
import { type CuratedZone, lockChosenIds, readCuratedRows, writeCuratedRows } from './preferred-db.ts';

export const platformPreferredList: UseCase<typeof contract.platformPreferredList, MarketingContext> = async (
  { database: { queries }, site, catalogue },
  _,
  { locale },
) => {
  const [products, { isPreferredOpen: isOpen }] = await Promise.all([
    readCuratedProducts({ queries, catalogue }, 'preferred', locale),
    site.productTypes(locale),
  ]);
  return { isOpen, products };
};

/** The products that staff chose for a zone. A save replaces the whole list, so deleted products are listed too. */
export async function readCuratedProducts(
  { queries, catalogue }: { readonly queries: Queries } & Pick<MarketingContext, 'catalogue'>,
  zone: CuratedZone,
  locale: Locale,
) {
  const rows = await readCuratedRows(queries, zone);
  const prodIds = rows.map(({ prodId }) => prodId);
  const cards = await catalogue.cards(prodIds, locale, { withDeleted: true });
  return rows.map(({ prodId, addedAt }) => ({
    ...(presentCuratedProduct(cards, prodId) ?? unknownProduct(prodId)),
    addTime: formatApiTime(addedAt),
  }));
}

export const preferredCandidates: UseCase<typeof contract.preferredCandidates, MarketingContext> = async (
  { catalogue },
  { prodIds },
  { locale },
) => {
  const cards = await catalogue.cards(prodIds, locale);
  return prodIds.flatMap((prodId) => presentCuratedProduct(cards, prodId) ?? []);
};

type Cards = Awaited<ReturnType<MarketingContext['catalogue']['cards']>>;

export function presentCuratedProduct(cards: Cards, prodId: number) {
  const card = cards.get(prodId);
  if (!card) return undefined;
  const { prodName, pic, shopId, shopName, price, status, isStale } = card;
  return { prodId, prodName, pic, shopId, shopName, price, status, isShown: !isStale };
}

function unknownProduct(prodId: number) {
  const { deleted: status } = PRODUCT_STATUS;
  return { prodId, prodName: `#${prodId}`, pic: '', shopId: 0, shopName: '', price: 0, status, isShown: false };
}

export const savePreferredProducts: UseCase<typeof contract.savePreferredProducts, MarketingContext> = (
  context,
  input,
  caller,
) => saveCuratedProducts(context, 'preferred', input, caller);

interface CuratedProductsInput {
  readonly prodIds: readonly number[];
  readonly seenProdIds: readonly number[];
}

/** Of two concurrent saves, the second waits for the lock and then reads the list of the first. */
export async function saveCuratedProducts(
  { database, catalogue }: MarketingContext,
  zone: CuratedZone,
  { prodIds, seenProdIds }: CuratedProductsInput,
  { actor, audit, locale }: Caller,
) {
  if (!(await allExist(catalogue, withoutSeen(prodIds, seenProdIds), locale))) return refuse('product.notFound');
  return inTransaction(database, actor, async (transaction) => {
    const { queries } = transaction;
    const before = await lockChosenIds(queries, zone);
    // A repeated request finds its list already saved.
    if (isSameList(before, prodIds)) return null;
    if (!isSameList(before, seenProdIds)) return refuse('preferred.changed');
    await writeCuratedRows(queries, zone, prodIds);
    await transaction.changed('preferredProducts');
    audit.changed({ prodIds: before }, { prodIds });
    return null;
  });
}

/** A product that is in the list may stay there after it was deleted, since its store can restore it. */
function withoutSeen(prodIds: readonly number[], seenProdIds: readonly number[]): number[] {
  const seen = new Set(seenProdIds);
  return prodIds.filter((prodId) => !seen.has(prodId));
}

async function allExist(
  catalogue: MarketingContext['catalogue'],
  prodIds: readonly number[],
  locale: Locale,
): Promise<boolean> {
  if (prodIds.length === 0) return true;
  const cards = await catalogue.cards(prodIds, locale);
  return prodIds.every((prodId) => cards.has(prodId));
}

function isSameList(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((prodId, index) => prodId === other[index]);
}
