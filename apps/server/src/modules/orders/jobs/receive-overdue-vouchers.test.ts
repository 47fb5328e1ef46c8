import { describe, expect, it } from 'vitest';
import type { TestApp } from '../../../testing/open-test-app.ts';
import { openQuietMall } from '../../checkout/testing/shopper.ts';
import { openDesk } from '../testing/order-jobs.ts';
import { openReceiver } from '../testing/receiver.ts';

const TO_RECEIVE = 3;
const TO_REVIEW = 4;

describe('receiveOverdue, of what needs no sending', () => {
  /** Both codes of the only order there is. */
  const setCodes = ({ database: { pool } }: TestApp, first: string, second: string) =>
    pool.query(`update voucher set ${first} where ordinal = 1; update voucher set ${second} where ordinal = 2`);
  const ends = (days: number) => `valid_until = now() + interval '${days} days'`;

  it.each([
    ['while a code can be used, however long ago it was bought', ends(20), ends(25), '24 days', TO_RECEIVE],
    ['when the last code has ended', ends(20), ends(25), '25 days', TO_REVIEW],
    ['before any day has passed, when all codes are used', 'status = 1', 'status = 1', '1 minute', TO_REVIEW],
    ['when one code is used and the other has ended', 'status = 1', ends(3), '3 days', TO_REVIEW],
    ['while one code is left', 'status = 1', ends(3), '2 days', TO_RECEIVE],
    ['like a parcel, when codes have no end', 'valid_until = null', 'valid_until = null', '13 days', TO_RECEIVE],
    ['like a parcel, fourteen days later', 'valid_until = null', 'valid_until = null', '14 days', TO_REVIEW],
    ['by the longer of both, one with an end and one without', 'valid_until = null', ends(20), '19 days', TO_RECEIVE],
  ])('%s', async (_, first, second, later, status) => {
    const app = await openQuietMall();
    const ada = await openReceiver(app);
    const number = await ada.orderCodes();
    await setCodes(app, first, second);
    await app.moveClock(later);
    await openDesk(app).run('receiveOverdue');
    expect(await ada.status(number)).toBe(status);
  });
});
