import { describe, expect, it } from 'vitest';
import type { TestApp } from '../../../testing/open-test-app.ts';
import { openQuietMall } from '../../checkout/testing/shopper.ts';
import { openOrderJobs } from '../testing/order-jobs.ts';
import { openReceiver } from '../testing/receiver.ts';

const TO_RECEIVE = 3;
const TO_REVIEW = 4;

describe('receiveOverdueOrders for virtual products', () => {
  /** Changes both codes of the only order. */
  const setCodes = ({ database: { pool } }: TestApp, first: string, second: string) =>
    pool.query(`update voucher set ${first} where ordinal = 1; update voucher set ${second} where ordinal = 2`);
  const ends = (days: number) => `valid_until = now() + interval '${days} days'`;

  it.each([
    ['leaves an order while one of its codes is valid, however old it is', ends(20), ends(25), '24 days', TO_RECEIVE],
    ['receives an order when its last code has ended', ends(20), ends(25), '25 days', TO_REVIEW],
    ['receives an order as soon as all its codes are used', 'status = 1', 'status = 1', '1 minute', TO_REVIEW],
    ['receives an order when one code is used and the other has ended', 'status = 1', ends(3), '3 days', TO_REVIEW],
    ['leaves an order while one code is unused and valid', 'status = 1', ends(3), '2 days', TO_RECEIVE],
    [
      'leaves codes without an end for as long as a parcel',
      'valid_until = null',
      'valid_until = null',
      '13 days',
      TO_RECEIVE,
    ],
    [
      'receives codes without an end after fourteen days',
      'valid_until = null',
      'valid_until = null',
      '14 days',
      TO_REVIEW,
    ],
    [
      'leaves an order while either of two codes is valid, one with an end and one without',
      'valid_until = null',
      ends(20),
      '19 days',
      TO_RECEIVE,
    ],
  ])('%s', async (_, first, second, later, status) => {
    const app = await openQuietMall();
    const ada = await openReceiver(app);
    const number = await ada.orderCodes();
    await setCodes(app, first, second);
    await app.moveClock(later);
    await openOrderJobs(app).run('receiveOverdueOrders');
    expect(await ada.status(number)).toBe(status);
  });
});
