import { type ComboTerms, comboSums, isChoice, partCents } from '@galleria/domain/activities/combo';
import { isForFirstOrders } from '@galleria/domain/activities/new-user-special';
import { ORDER_TYPE } from '@galleria/domain/orders/order-status';
import { isRefused, type Refused, refuse } from '@galleria/domain/refusals';
import type { Queries } from '../../../infra/database/database.ts';
import { type ActivityPrice, type PriceReader, readOwnPricesNow } from '../../activities/index.ts';
import { type PricedItem, priceItems, readSaleItems } from '../../catalogue/index.ts';
import { readStocks, reserveStock } from '../../inventory/index.ts';
import type { CheckoutLine } from '../load-checkout.ts';
import type { Purchase } from '../purchase.ts';

interface ComboItem {
  readonly activityId: number;
  /** One SKU of each product. */
  readonly skuIds: readonly number[];
  readonly setCount: number;
}

type ComboRefusal = 'activity.notRunning' | 'combo.choice';

/**
 * The purchase of a number of sets of one combo. One statement reserves the stock of all parts, in the order of SKU
 * ids.
 */
export function comboPurchase(wanted: ComboItem): Purchase<ComboRefusal, 'stock.insufficient'> {
  return {
    orderType: ORDER_TYPE.combo,
    readStocks,
    readLines: async (queries) => {
      const chosen = await readCuratedProducts(queries, wanted);
      if (isRefused(chosen)) return chosen;
      return chosen.prices.map(({ skuId, prodId }) => {
        return { basketId: 0, skuId, quantity: wanted.setCount * perSet(chosen.terms, prodId) };
      });
    },
    readItems: async (queries, lines, { readPrices }) => {
      // Read again at the instant of the transaction: the combo may have ended since the lines were read.
      const chosen = await readCuratedProducts(queries, wanted);
      if (isRefused(chosen)) return chosen;
      const items = await readItemsOutside(queries, lines, readPrices);
      const priced = items.map((item) => inCombo(item, chosen));
      const { priceCents, normalCents } = comboSums(
        priced.map((item) => ({ ...item, quantity: perSet(chosen.terms, item.prodId) })),
      );
      // The set costs no more outside of the combo, so the combo no longer applies.
      return priced.length === lines.length && priceCents >= normalCents ? refuse('activity.notRunning') : priced;
    },
    reserveGoods: (transaction, { lines }) => reserveStock(transaction, lines),
  };
}

interface Chosen {
  readonly terms: ComboTerms;
  /** In the order of the combo's parts. */
  readonly prices: readonly ActivityPrice[];
}

/** The prices of the chosen SKUs, if the combo runs and the SKUs are a set of it. */
async function readCuratedProducts(
  queries: Queries,
  { activityId, skuIds }: ComboItem,
): Promise<Chosen | Refused<ComboRefusal>> {
  const all = await readOwnPricesNow(queries, activityId);
  const terms = all[0]?.kind === 'combo' ? all[0].terms.combo : undefined;
  if (!terms) return refuse('activity.notRunning');
  const prices = all.filter(({ skuId }) => skuIds.includes(skuId));
  const prodIds = prices.map(({ prodId }) => prodId);
  if (prices.length !== skuIds.length || !isChoice(terms, prodIds)) return refuse('combo.choice');
  const indexOf = (prodId: number) => terms.parts.findIndex((part) => part.prodId === prodId);
  return { terms, prices: prices.toSorted((one, other) => indexOf(one.prodId) - indexOf(other.prodId)) };
}

/**
 * The items as everybody can buy them outside of the combo now. The type of an item tells whether it is sold only in an
 * activity's own checkout.
 */
async function readItemsOutside(
  queries: Queries,
  lines: readonly CheckoutLine[],
  readPrices: PriceReader,
): Promise<PricedItem[]> {
  const skuIds = lines.map(({ skuId }) => skuId);
  const prices = [...(await readPrices(queries, skuIds))].filter(([, { kind }]) => !isForFirstOrders(kind));
  return priceItems(await readSaleItems(queries, skuIds), new Map(prices));
}

/**
 * The item at its price in the combo. The limit counts sets; it is converted to pieces, which are counted in orders.
 */
function inCombo(item: PricedItem, { terms, prices }: Chosen): PricedItem {
  const own = prices.find(({ skuId }) => skuId === item.skuId);
  if (!own) throw new Error(`inCombo: SKU ${item.skuId} has no price in the combo`);
  const limitPerBuyer = own.limitPerBuyer && own.limitPerBuyer * perSet(terms, item.prodId);
  return {
    ...item,
    normalCents: item.priceCents,
    priceCents: partCents(own.priceCents, item.priceCents),
    activity: { ...own, limitPerBuyer },
    withheld: null,
  };
}

function perSet({ parts }: ComboTerms, prodId: number): number {
  return parts.find((part) => part.prodId === prodId)?.quantity ?? 1;
}
