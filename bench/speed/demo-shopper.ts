import { setTimeout } from 'node:timers/promises';
import type { Envelope } from '@galleria/contract/wire/envelope';
import { demoBuyer } from '@galleria/demo/people/demo-buyer';
import { type Call, callOrThrow, purchase } from '../checkout/purchase-calls.ts';

/** The demo buyer, who uses only the API, so that any commit of the mall can be measured. */
export interface DemoShopper {
  /** Adds a piece and removes it, in turn. */
  changeCart(): Promise<unknown>;
  readCart(): Promise<unknown>;
  purchase(): Promise<void>;
}

type Headers = Readonly<Record<string, string>>;

const CARD = 10;
const TOP_UP = 100_000;
const WEBHOOK_WAIT_MS = 200;

export async function signInDemoBuyer(url: string): Promise<DemoShopper> {
  const { name: userName, password: passWord, payPassword } = demoBuyer;
  const signedIn = await callOrThrow(poster(url, {}), '/login', { userName, passWord });
  const headers = { authorization: (signedIn as { accessToken: string }).accessToken };
  const call = poster(url, headers);
  await topUp(url, headers);
  const addresses = await get<{ addrId: number; commonAddr: number }[]>(url, '/p/address/list', headers);
  const addrId = addresses.find(({ commonAddr }) => commonAddr === 1)?.addrId ?? 0;
  const pairs = await pairsOnSale(url);
  let turn = 0;
  const nextPair = () => pairs[turn++ % pairs.length] ?? [];
  return {
    changeCart: () => callOrThrow(call, '/p/shopCart/changeItem', { skuId: pairs[0]?.[0], count: turn++ % 2 ? -1 : 1 }),
    readCart: () => callOrThrow(call, '/p/shopCart/info', {}),
    purchase: () => purchase(call, { addrId, skuIds: nextPair(), payPassword }),
  };
}

function poster(url: string, headers: Headers): Call {
  return async (path, body) => {
    const response = await fetch(`${url}/api${path}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await response.json()) as Envelope;
  };
}

async function get<Data>(url: string, path: string, headers: Headers = {}): Promise<Data> {
  const { success, reason, data } = (await (await fetch(`${url}/api${path}`, { headers })).json()) as Envelope;
  if (!success) throw new Error(`get: ${path} was refused with ${reason}`);
  return data as Data;
}

/** Pays on the page of the fake provider, as a person would, and waits until the balance is credited. */
async function topUp(url: string, headers: Headers): Promise<void> {
  const started = await callOrThrow(poster(url, headers), '/p/balance/recharge', { amount: TOP_UP, payType: CARD });
  await fetch(new URL((started as { redirectUrl: string }).redirectUrl, url), {
    method: 'POST',
    headers: { origin: url },
    body: new URLSearchParams({ choice: 'pay' }),
    redirect: 'manual',
  });
  while ((await get<{ balance: number }>(url, '/p/balance/info', headers)).balance < TOP_UP) {
    await setTimeout(WEBHOOK_WAIT_MS);
  }
}

interface Found {
  readonly prodId: number;
  readonly shopId: number;
}

interface Product {
  /** 1 for virtual products, whose buyers may have to answer questions. */
  readonly mold: number;
  readonly activity: object | null;
  readonly gift: object | null;
  readonly limitPerBuyer: number | null;
  readonly skuList: readonly { readonly skuId: number; readonly stocks: number }[];
}

const CHEAP_PRODUCTS = 100;
const CHEAPEST_FIRST = 5;
const REAL = 0;
/** Enough stock that none is sold out during the measurement. */
const MIN_STOCK = 20;

/** Pairs of SKUs, each of one store: cheap physical goods on sale, without an activity, with enough stock. */
async function pairsOnSale(url: string): Promise<number[][]> {
  const path = `/search/page?size=${CHEAP_PRODUCTS}&sort=${CHEAPEST_FIRST}&inStock=1`;
  const { records } = await get<{ records: Found[] }>(url, path);
  const pairs: number[][] = [];
  for (const own of Map.groupBy(records, ({ shopId }) => shopId).values()) {
    const skuIds: number[] = [];
    for (const { prodId } of own) {
      const product = await get<Product>(url, `/prod/prodInfo?prodId=${prodId}`);
      const sku = product.skuList.find(({ stocks }) => stocks >= MIN_STOCK);
      if (sku && isPlain(product)) skuIds.push(sku.skuId);
    }
    while (skuIds.length >= 2) pairs.push(skuIds.splice(0, 2));
  }
  return pairs;
}

function isPlain({ mold, activity, gift, limitPerBuyer }: Product): boolean {
  return mold === REAL && !activity && !gift && limitPerBuyer === null;
}
