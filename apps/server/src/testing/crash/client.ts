import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Envelope } from '@galleria/contract/wire/envelope';
import type { Buyer } from '../trade-races/race-mall.ts';
import { PAY_PASSWORD } from '../trade-races/race-people.ts';
import { type ClientOrder, INTENTS } from './client-order.ts';

export interface ClientRun {
  readonly url: string;
  readonly skuIds: readonly number[];
  readonly log: ClientOrder[];
  /** Answers that a client must never get: 5xx other than 503. */
  readonly faults: string[];
  /** Once true, clients finish the current order and start no new one. */
  readonly isStopped: () => boolean;
}

const ANSWER_TIMEOUT_MS = 10_000;
const PAUSE_MS = 100;
const UNAVAILABLE = 503;
const MAX_PIECES = 3;
const POINTS = 100;

/** Places and pays orders one after the other, and repeats a request with the same body until it is answered. */
export async function placeOrders(run: ClientRun, buyer: Buyer): Promise<void> {
  while (!run.isStopped()) {
    const intent = pickRandom(INTENTS);
    const order: ClientOrder = { buyer, uuid: randomUUID(), intent, wasRepeated: false, isDone: false };
    run.log.push(order);
    await submit(run, order);
    if (order.placed) await executeIntent(run, order, order.placed.orderNumbers);
  }
}

async function submit(run: ClientRun, order: ClientOrder): Promise<void> {
  const { uuid, buyer } = order;
  const orderItem = { skuId: pickRandom(run.skuIds), prodCount: 1 + Math.floor(Math.random() * MAX_PIECES) };
  const userUseScore = Math.random() < 0.25 ? POINTS : 0;
  const body = { uuid, addrId: buyer.addrId, orderItem, userUseScore };
  const { success, data, reason } = await call(run, order, 'POST', '/p/order/submit', body);
  if (success) order.placed = data as { orderNumbers: string; payAmount: number };
  else order.refused = reason ?? 'no reason';
}

async function executeIntent(run: ClientRun, order: ClientOrder, orderNumbers: string): Promise<void> {
  const pay = (payType: number, more: object = {}) =>
    call(run, order, 'POST', '/p/order/pay', { orderNumbers, payType, ...more });
  switch (order.intent) {
    case 'leave':
      return;
    case 'balance':
      return noteResult(order, await pay(9, { payPassword: PAY_PASSWORD }));
    case 'cash':
      return noteResult(order, await pay(7));
    case 'cancel':
      return noteResult(order, await call(run, order, 'PUT', `/p/myOrder/cancel/${orderNumbers.split(',')[0]}`, {}));
    default: {
      const started = await pay(13);
      if (!started.success) return noteResult(order, started);
      await submitPayment(run, order, (started.data as { redirectUrl: string }).redirectUrl);
      order.isDone = true;
    }
  }
}

function noteResult(order: ClientOrder, { success, reason }: Envelope): void {
  order.isDone = success;
  if (reason) order.notDone = reason;
}

async function call(run: ClientRun, order: ClientOrder, method: string, path: string, body: object): Promise<Envelope> {
  const headers = { authorization: order.buyer.token, 'content-type': 'application/json' };
  const response = await retryUntilAnswered(run, order, () =>
    fetch(`${run.url}/api${path}`, {
      ...{ method, headers, body: JSON.stringify(body) },
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    }),
  );
  return JSON.parse(response.text) as Envelope;
}

/** Submits the form of the fake payment provider. */
async function submitPayment(run: ClientRun, order: ClientOrder, redirectUrl: string): Promise<void> {
  const body = new URLSearchParams({ choice: order.intent === 'card' ? 'pay' : 'decline' });
  await retryUntilAnswered(run, order, () =>
    fetch(run.url + redirectUrl, {
      ...{ method: 'POST', body, redirect: 'manual' as const },
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    }),
  );
}

/** Retries after a connection error, a timeout or a 5xx. */
async function retryUntilAnswered(
  { faults }: ClientRun,
  order: ClientOrder,
  ask: () => Promise<Response>,
): Promise<{ text: string }> {
  for (;;) {
    try {
      const response = await ask();
      const text = await response.text();
      if (response.status < 500) return { text };
      if (response.status !== UNAVAILABLE) faults.push(`${response.status} ${new URL(response.url).pathname} ${text}`);
    } catch (problem) {
      if (!isConnectionLost(problem)) throw problem;
    }
    order.wasRepeated = true;
    await setTimeout(PAUSE_MS);
  }
}

function isConnectionLost(problem: unknown): boolean {
  return problem instanceof TypeError || (problem instanceof Error && /Timeout|Abort/.test(problem.name));
}

function pickRandom<Item>(items: readonly Item[]): Item {
  return items[Math.floor(Math.random() * items.length)] as Item;
}
