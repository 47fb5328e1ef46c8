import type { cartInfo } from '@galleria/contract/cart';
import type { OutputOf } from '@galleria/contract/operation';
import { SETTLED_AT_MOST } from '@galleria/domain/cart/cart-rules';
import { discountProgress } from '@galleria/domain/cart/discount-progress';
import { mainUnits } from '@galleria/domain/money/main-units';
import type { Reduction } from '@galleria/domain/pricing/reductions';
import { showAmounts } from '@galleria/domain/pricing/show-amounts';
import type { Destination, PricedOrder, PricedTrade } from '@galleria/domain/pricing/trade';
import { isDiscounted } from '@galleria/domain/promotions/store-discounts';
import { type Locale, textIn } from '@galleria/domain/site/locales';
import { SELF_OPERATED_STORE } from '@galleria/domain/stores/store-status';
import type { NamedDiscount } from '../promotions/index.ts';
import type { StoreSummary } from '../stores/index.ts';
import { assessCart, type BadLine, type GoodLine } from './assess-lines.ts';
import { checkLines } from './cart-lines-db.ts';
import type { Buyer, CartContext } from './context.ts';
import { holdCart } from './hold-cart.ts';
import { buyerOwner } from './owner.ts';
import { priceChecked, undeliverableLines } from './price-cart.ts';
import { showLine } from './show-lines.ts';

type ShownCart = OutputOf<typeof cartInfo>;
type ShownShop = ShownCart['shops'][number];

/** What all stores of a shown cart are looked up in. */
interface Known {
  readonly locale: Locale;
  readonly heads: ReadonlyMap<number, StoreSummary>;
  readonly discounts: readonly NamedDiscount[];
  readonly withCoupons: ReadonlySet<number>;
  readonly undeliverable: ReadonlySet<number>;
  readonly priced: PricedTrade;
}

/** Five statements, however long the cart; the stores in the order in which the latest thing of each was put in. */
export async function showCart(context: CartContext, addrId: number | undefined, buyer: Buyer): Promise<ShownCart> {
  const { database, stores, catalogue, promotions } = context;
  const [{ good, bad }, destination, heads, templates, discounts, withCoupons, categories] = await Promise.all([
    assessCart(database.queries, buyerOwner(buyer.userId)),
    findDestination(context, addrId, buyer),
    stores.summaries(buyer.locale),
    stores.shippingTemplates(),
    promotions.discounts(),
    promotions.storesWithCoupons(),
    catalogue.categoryNames(buyer.locale),
  ]);
  await deselect(context, bad, buyer);
  const priced = priceChecked(good, discounts, categories);
  const undeliverable = undeliverableLines(good, destination, templates);
  const known: Known = { locale: buyer.locale, heads, discounts, withCoupons, undeliverable, priced };
  const checked = good.filter(({ line }) => line.isChecked);
  return {
    shops: [...Map.groupBy(good, ({ item }) => item.storeId)].map(([storeId, own]) => showShop(storeId, own, known)),
    amounts: amountsOf(priced, known),
    checkedLines: checked.length,
    checkedPieces: checked.reduce((sum, { line }) => sum + line.quantity, 0),
    settledAtMost: SETTLED_AT_MOST,
    expiredCount: bad.length,
  };
}

/** The address that was asked for, else the usual one. */
async function findDestination(
  { addresses }: CartContext,
  addrId: number | undefined,
  buyer: Buyer,
): Promise<Destination | undefined> {
  const own = await addresses.list(buyer);
  return own.find((address) => address.addrId === addrId) ?? own.find(({ commonAddr }) => commonAddr === 1);
}

/** Whoever sees that something cannot be bought any more goes on to checkout without it. */
async function deselect({ database }: CartContext, bad: readonly BadLine[], { actor, userId }: Buyer): Promise<void> {
  const checkedIds = bad.flatMap(({ line }) => (line.isChecked ? [line.id] : []));
  if (checkedIds.length === 0) return;
  const owner = buyerOwner(userId);
  await holdCart(database, actor, owner, ({ queries }) => checkLines(queries, owner, checkedIds, false));
}

function showShop(storeId: number, own: readonly GoodLine[], known: Known): ShownShop {
  const head = known.heads.get(storeId);
  const order = known.priced.orders.find((one) => one.storeId === storeId);
  return {
    shopId: storeId,
    shopName: head?.shopName ?? '',
    shopLogo: head?.shopLogo ?? '',
    isSelfOperated: storeId === SELF_OPERATED_STORE,
    lines: own.map((one) => showLine(one, !known.undeliverable.has(one.line.id), known.locale)),
    discounts: showDiscounts(own, order, known),
    hasCoupons: known.withCoupons.has(storeId),
    amounts: amountsOf(order, known),
  };
}

/** Those that something of the store in the cart is good for, whether it is selected or not. */
function showDiscounts(
  own: readonly GoodLine[],
  order: PricedOrder | undefined,
  { discounts, locale }: Known,
): ShownShop['discounts'] {
  return discounts.flatMap((discount, at) => {
    if (!own.some(({ item }) => isDiscounted(discount, item))) return [];
    const earlierIds = new Set(discounts.slice(0, at).map(({ discountId }) => discountId));
    const { reached, next } = discountProgress(discount, earlierIds, order?.lines ?? []);
    const inUnits = (amount: number) => (discount.kind === 'spend' ? mainUnits(amount) : amount);
    const step = ({ from, off }: { from: number; off: number }) => ({ from: inUnits(from), off: inUnits(off) });
    return {
      discountId: discount.discountId,
      kind: discount.kind,
      name: textIn(discount.name, locale),
      prodIds: [...discount.prodIds],
      reached: reached ? step(reached) : null,
      next: next ? { ...step(next), missing: inUnits(next.missing) } : null,
    };
  });
}

/** What sending costs is settled at checkout. */
function amountsOf(priced: PricedTrade | PricedOrder | undefined, { discounts, locale }: Known): ShownCart['amounts'] {
  const { goodsCents, reductions, points, payableCents } = priced ?? { ...NOTHING, reductions: [] };
  const nameOf = ({ kind, sourceId }: Reduction) =>
    textIn((kind === 'storeDiscount' && discounts.find((one) => one.discountId === sourceId)?.name) || {}, locale);
  return showAmounts(
    { goodsCents, reductions, shippingFullCents: 0, shippingOffCents: 0, points, payableCents },
    nameOf,
  );
}

const NOTHING = { goodsCents: 0, points: 0, payableCents: 0 };
