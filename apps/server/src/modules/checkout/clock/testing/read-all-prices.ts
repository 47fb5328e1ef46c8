import { randomUUID } from 'node:crypto';
import type { confirmOrder } from '@galleria/contract/checkout/checkout';
import type { OutputOf } from '@galleria/contract/operation';
import type { ActivityKind } from '@galleria/domain/activities/activity-kinds';
import { type Body, type Shopper, signInShopper } from '../../testing/shopper.ts';
import { NORMAL, SALE, STORE, type TimedMall } from './timed-mall.ts';

/** A price, or the reason why there is none. */
type Price = number | string | null | undefined;

/** The price of one piece for a buyer without orders, everywhere that it is shown or charged, at one instant. */
export interface ShownPrices {
  readonly card: Price;
  readonly found: Price;
  readonly detail: Price;
  readonly cart: Price;
  readonly checkout: Price;
  readonly charged: Price;
  /** The price shown in the activity's own checkout; `ownCharged` is the one charged there. */
  readonly own: Price;
  readonly ownCharged: Price;
  /** The second price on a product page: the one in a first order or in a set. */
  readonly beside: Price;
  /** The numbers of gifts on the product page, in the cart, at checkout and in the order. */
  readonly gifts: readonly (number | undefined)[];
}

type Confirmation = OutputOf<typeof confirmOrder>;

export async function readAllPrices(mall: TimedMall, kind: ActivityKind): Promise<ShownPrices> {
  const ada = await makeBuyer(mall);
  const { detail, ...beside } = await readDetail(mall);
  const { cart, gifts: inCart } = await readCart(ada, mall.skuId);
  const item = { orderItem: { skuId: mall.skuId, prodCount: 1 } };
  const confirmed = await ada.confirm(item);
  const line = (confirmed.data as Confirmation | null)?.shops?.[0]?.lines[0];
  const bought = await ada.post('/p/order/submit', { ...item, uuid: randomUUID(), addrId: ada.addrId });
  const { price: charged, gifts: ordered } = await readCharged(mall, bought);
  return {
    ...{ card: await readCard(mall), found: await findPrice(mall), detail, cart, charged, beside: beside.price },
    checkout: confirmed.reason ?? line?.price,
    ...(await buyInActivityCheckout(mall, kind)),
    gifts: [beside.gifts, inCart, line?.gift?.prodCount ?? 0, ordered],
  };
}

/** A buyer with an account, since groups show the names of their members. */
async function makeBuyer({ app }: TimedMall): Promise<Shopper> {
  const buyer = await signInShopper(app);
  await app.database.pool.query(`insert into account (id, nick_name, mail, locale) values ($1, 'Ada', $2, 'en')`, [
    buyer.userId,
    `${buyer.userId}@example.org`,
  ]);
  return buyer;
}

async function readDetail({ app, prodId, skuId }: TimedMall) {
  const detail = (await app.call(`/prod/prodInfo?prodId=${prodId}`)).envelope.data as {
    skuList: { skuId: number; price: number; activityPrice: number | null; firstOrderPrice: number | null }[];
    activity: { state: string } | null;
    gift: { pieces: number; isGone: boolean } | null;
  };
  const combos = (await app.call(`/combo/list?prodId=${prodId}`)).envelope.data as {
    parts: { skus: { skuId: number; price: number }[] }[];
  }[];
  const sku = detail.skuList.find((one) => one.skuId === skuId);
  const inSet = combos.flatMap(({ parts }) => parts.flatMap(({ skus }) => skus)).find((one) => one.skuId === skuId);
  return {
    detail: detail.activity?.state === 'ongoing' ? (sku?.activityPrice ?? sku?.price) : sku?.price,
    price: inSet?.price ?? sku?.firstOrderPrice ?? null,
    gifts: detail.gift?.pieces ?? 0,
  };
}

async function readCard({ app, prodId }: TimedMall): Promise<Price> {
  const listed = (await app.call(`/search/renovationPage?prodIds=${prodId}`)).envelope.data as {
    records: { price: number; activityPrice: number | null }[];
  };
  return listed.records[0]?.activityPrice ?? listed.records[0]?.price;
}

/** The price at which a search by price range finds the product. */
async function findPrice({ app, prodId }: TimedMall): Promise<Price> {
  for (const price of [NORMAL, SALE]) {
    const range = `minPrice=${price}&maxPrice=${price}`;
    const { envelope } = await app.call(`/search/page?size=100&shopId=${STORE}&${range}`);
    const { records } = envelope.data as { records: { prodId: number; price: number; activityPrice: number | null }[] };
    const found = records.find((one) => one.prodId === prodId);
    if (found) return found.activityPrice ?? found.price;
  }
  return null;
}

async function readCart(ada: Shopper, skuId: number) {
  const { reason } = await ada.putIntoCart(skuId, 1);
  const cart = (await ada.post('/p/shopCart/info', {})).data as {
    shops: { lines: { price: number; gift: { prodCount: number } | null }[] }[];
  };
  const line = cart.shops[0]?.lines[0];
  return { cart: reason ?? line?.price, gifts: line?.gift?.prodCount ?? 0 };
}

interface Answer {
  readonly reason?: string;
  readonly data?: unknown;
}

/** The charged price and the gifts of an order, or the reason of its refusal. */
export async function readCharged({ app, skuId }: TimedMall, { reason, data }: Answer) {
  if (reason) return { price: reason, gifts: 0 };
  const { rows } = await app.database.pool.query<{ price: number; gifts: number }>(
    `select (max(unit_cents) filter (where sku_id = $2) / 100.0)::float as price,
       coalesce(sum(quantity) filter (where main_sku_id is not null), 0)::int as gifts
     from order_line join mall_order on mall_order.id = order_id where number = $1`,
    [(data as { orderNumbers: string }).orderNumbers, skuId],
  );
  return { price: rows[0]?.price, gifts: rows[0]?.gifts };
}

/** The prices in the activity's own checkout; null for kinds that have none. */
async function buyInActivityCheckout(
  mall: TimedMall,
  kind: ActivityKind,
): Promise<Pick<ShownPrices, 'own' | 'ownCharged'>> {
  const checkout = await openActivityCheckout(mall, kind);
  if (!checkout) return { own: null, ownCharged: null };
  const { reason, data } = await checkout.confirm();
  const lines = (data as Confirmation | null)?.shops?.[0]?.lines;
  const own = reason ?? lines?.find(({ skuId }) => skuId === mall.skuId)?.price;
  return { own, ownCharged: (await readCharged(mall, await checkout.submit())).price };
}

/**
 * A buyer in the activity's own checkout; undefined for kinds that have none. The path of a flash sale is requested at
 * once.
 */
export async function openActivityCheckout(mall: TimedMall, kind: ActivityKind) {
  const { skuId, other, activityId } = mall;
  const ada = await makeBuyer(mall);
  const path = await ada.get(`/p/seckill/orderPath?activityId=${activityId}&skuId=${skuId}`);
  const folders: Partial<Record<ActivityKind, string>> = {
    groupBuy: '/p/group/order',
    flashSale: `/p/seckill/${(path.data as { path: string } | null)?.path ?? 'x'.repeat(40)}`,
    preSale: '/p/presale',
    combo: '/p/combo',
  };
  const folder = folders[kind];
  const isSet = kind === 'combo';
  const orderItem: Body = isSet
    ? { activityId, skuIds: [skuId, other.skuId], setCount: 1 }
    : { activityId, skuId, prodCount: 1 };
  if (folder === undefined) return undefined;
  return {
    confirm: () => ada.post(`${folder}/confirm`, { orderItem }),
    submit: () => ada.post(`${folder}/submit`, { orderItem, uuid: randomUUID(), addrId: ada.addrId }),
  };
}
