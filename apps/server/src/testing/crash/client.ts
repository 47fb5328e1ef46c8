import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Envelope } from '@galleria/contract/envelope';
import type { Buyer } from '../trade-races/race-mall.ts';
import { PAY_PASSWORD } from '../trade-races/race-people.ts';
import { type Deed, INTENTS } from './deed.ts';

export interface Shift {
  readonly url: string;
  readonly skuIds: readonly number[];
  readonly log: Deed[];
  /** They finish what they are at and begin nothing new. */
  readonly isOver: () => boolean;
}

const ANSWER_TIMEOUT_MS = 10_000;
const PAUSE_MS = 100;
const MOST_PIECES = 3;
const POINTS = 100;

/** Buys and pays, one after the other, and asks again with the same words whenever no answer comes. */
export async function work(shift: Shift, buyer: Buyer): Promise<void> {
  while (!shift.isOver()) {
    const intent = oneOf(INTENTS);
    const deed: Deed = { buyer, uuid: randomUUID(), intent, wasRepeated: false, isDone: false };
    shift.log.push(deed);
    await submit(shift, deed);
    if (deed.placed) await carryOut(shift, deed, deed.placed.orderNumbers);
  }
}

async function submit(shift: Shift, deed: Deed): Promise<void> {
  const { uuid, buyer } = deed;
  const orderItem = { skuId: oneOf(shift.skuIds), prodCount: 1 + Math.floor(Math.random() * MOST_PIECES) };
  const userUseScore = Math.random() < 0.25 ? POINTS : 0;
  const order = { uuid, addrId: buyer.addrId, orderItem, userUseScore };
  const { success, data, reason } = await call(shift, deed, 'POST', '/p/order/submit', order);
  if (success) deed.placed = data as { orderNumbers: string; payAmount: number };
  else deed.refused = reason ?? 'no reason';
}

async function carryOut(shift: Shift, deed: Deed, orderNumbers: string): Promise<void> {
  const pay = (payType: number, more: object = {}) =>
    call(shift, deed, 'POST', '/p/order/pay', { orderNumbers, payType, ...more });
  switch (deed.intent) {
    case 'leave':
      return;
    case 'balance':
      return note(deed, await pay(9, { payPassword: PAY_PASSWORD }));
    case 'cash':
      return note(deed, await pay(7));
    case 'cancel':
      return note(deed, await call(shift, deed, 'PUT', `/p/myOrder/cancel/${orderNumbers.split(',')[0]}`, {}));
    default: {
      const begun = await pay(13);
      if (!begun.success) return note(deed, begun);
      await press(shift, deed, (begun.data as { redirectUrl: string }).redirectUrl);
      deed.isDone = true;
    }
  }
}

function note(deed: Deed, { success, reason }: Envelope): void {
  deed.isDone = success;
  if (reason) deed.notDone = reason;
}

async function call({ url }: Shift, deed: Deed, method: string, path: string, body: object): Promise<Envelope> {
  const headers = { authorization: deed.buyer.token, 'content-type': 'application/json' };
  const response = await insist(deed, () =>
    fetch(`${url}/api${path}`, {
      ...{ method, headers, body: JSON.stringify(body) },
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    }),
  );
  return JSON.parse(response.text) as Envelope;
}

/** On the page of the fake provider, which is the gateway here: what it has said yes to is money. */
async function press({ url }: Shift, deed: Deed, redirectUrl: string): Promise<void> {
  const body = new URLSearchParams({ choice: deed.intent === 'card' ? 'pay' : 'decline' });
  await insist(deed, () =>
    fetch(url + redirectUrl, {
      ...{ method: 'POST', body, redirect: 'manual' as const },
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    }),
  );
}

/** Until there is an answer: a mall that is down, or whose database is, will be back. */
async function insist(deed: Deed, ask: () => Promise<Response>): Promise<{ text: string }> {
  for (;;) {
    try {
      const response = await ask();
      const text = await response.text();
      if (response.status < 500) return { text };
    } catch (problem) {
      if (!isConnectionLost(problem)) throw problem;
    }
    deed.wasRepeated = true;
    await setTimeout(PAUSE_MS);
  }
}

function isConnectionLost(problem: unknown): boolean {
  return problem instanceof TypeError || (problem instanceof Error && /Timeout|Abort/.test(problem.name));
}

function oneOf<Item>(items: readonly Item[]): Item {
  return items[Math.floor(Math.random() * items.length)] as Item;
}
