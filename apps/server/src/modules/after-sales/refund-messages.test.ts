import type { Envelope } from '@galleria/contract/wire/envelope';
import { type RefusalValues, refuse } from '@galleria/domain/refusals';
import { LOCALES } from '@galleria/domain/site/locales';
import { describe, expect, it } from 'vitest';
import { refusalMessage } from '../../infra/text/server-text.ts';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { dataOf, openRefundMall } from './testing/refund-shopper.ts';

type Code =
  | 'belowMinimum'
  | 'tooMuch'
  | 'count'
  | 'open'
  | 'countReduced'
  | 'amountChanged'
  | 'state'
  | 'lastItem'
  | 'periodOver';

interface Provoked {
  readonly code: Code;
  readonly values?: RefusalValues;
  /** Idempotent, so that it can be repeated in every language. */
  readonly send: (locale: string) => Promise<Envelope>;
}

describe('refusals of a refund request', () => {
  it('are translated into every language of the mall, with their amounts', async () => {
    const app = await openTestApp();
    const provoked = await provoke(app);
    for (const locale of LOCALES) {
      for (const { code, values = {}, send } of provoked) {
        const { reason, msg } = await send(locale);
        expect({ code: reason, msg }, locale).toEqual({
          code: `refund.${code}`,
          msg: refusalMessage(refuse(`refund.${code}`, { values }), locale),
        });
      }
    }
  });
});

/** Every call is refused without effect, so that it can be repeated in the next language. */
async function provoke(app: TestApp): Promise<Provoked[]> {
  const mall = await openRefundMall(app);
  const received = await mall.buy([1, 0]);
  dataOf(await mall.ship(received.number));
  dataOf(await mall.ada.call('PUT', `/myOrder/receipt/${received.number}`));
  await app.moveClock('8 days');
  const apply = (orderNumber: string, input: object) => (locale: string) =>
    mall.ada.call('POST', '/orderRefund/apply', { ...mall.refundInput, orderNumber, ...input }, locale);
  const { number, lines } = await mall.buy([2, 1]);
  const [first, second] = lines;
  const line = { orderItemId: first?.id };
  const other = { orderItemId: second?.id };
  const changed = await mall.requestRefund(number, { ...line, refundAmount: 60 });
  const again = (input: object) => (locale: string) =>
    mall.ada.call(
      'PUT',
      '/orderRefund/resubmit',
      { ...mall.refundInput, refundSn: changed, goodsNum: 2, ...input },
      locale,
    );
  dataOf(await again({ refundAmount: 50 })('en'));
  const { kept, gone } = await lastItemRefunded(mall);
  const withdraw = (refundSn: string) => (locale: string) =>
    mall.ada.call('PUT', `/orderRefund/cancel/${refundSn}`, undefined, locale);
  return [
    { code: 'belowMinimum', values: { least: { cents: 1 } }, send: apply(number, { ...other, refundAmount: 0 }) },
    { code: 'tooMuch', values: { most: { cents: 1999 } }, send: apply(number, { ...other, refundAmount: 20 }) },
    { code: 'count', values: { most: 1 }, send: apply(number, { ...other, goodsNum: 2, refundAmount: 1 }) },
    { code: 'open', send: apply(number, { ...line, refundAmount: 1 }) },
    { code: 'countReduced', send: again({ goodsNum: 1, refundAmount: 50 }) },
    { code: 'amountChanged', send: again({ refundAmount: 40 }) },
    { code: 'state', send: withdraw(gone) },
    { code: 'lastItem', send: withdraw(kept) },
    { code: 'periodOver', send: apply(received.number, { refundAmount: 1 }) },
  ];
}

/** The last line of an order was refunded with the postage, while another request of the order is open. */
async function lastItemRefunded(mall: Awaited<ReturnType<typeof openRefundMall>>) {
  const { number, lines } = await mall.buy([1, 1]);
  const [first, second] = lines;
  const postage = 'update order_line set shipping_cents = 500, reduced_cents = reduced_cents + 500 where id = $1';
  await mall.rows(postage, [second?.id]);
  const kept = await mall.requestRefund(number, { orderItemId: first?.id, refundAmount: 30.01 });
  const gone = await mall.requestRefund(number, { orderItemId: second?.id, refundAmount: 19.99 });
  dataOf(await mall.accept(gone));
  return { kept, gone };
}
