import { demoPreSales } from '@galleria/demo/promotions/demo-pre-sales';
import { preSaleObjection } from '@galleria/domain/activities/pre-sale';
import { describe, expect, it } from 'vitest';
import { createLog } from '../../infra/log/log.ts';
import { openTestApp } from '../../testing/open-test-app.ts';
import { renewPreSales, seedPreSales } from './seed-pre-sales.ts';

describe('seedPreSales', () => {
  it('seeds running pre-sales and an order with a payable balance, once, and keeps them for weeks', async () => {
    const app = await openTestApp();
    const services = { ...app.services, log: createLog({ logLevel: 'silent' }) };
    const { pool } = app.database;
    for (const _start of ['first', 'second']) {
      await seedPreSales(app.database, services);
      const waiting = await pool.query(
        `select balance_from <= mall_now() as "isOpen" from trade where state = 'deposited'`,
      );
      expect(waiting.rows).toEqual([{ isOpen: true }]);
    }
    for (let hour = 1; hour <= 24 * 24; hour += 23) {
      await app.moveClock(`${hour} hours`);
      await renewPreSales(app.database);
      const { rows } = await pool.query<{ endsAt: Date; terms: { preSale: Parameters<typeof preSaleObjection>[0] } }>(
        `select ends_at as "endsAt", terms from activity where kind = 'preSale' and starts_at <= mall_now() and ends_at > mall_now()`,
      );
      expect({ hour, isAlive: rows.length >= 1 }).toEqual({ hour, isAlive: true });
      expect(rows.map(({ terms, endsAt }) => preSaleObjection(terms.preSale, endsAt))).toEqual(
        rows.map(() => undefined),
      );
    }
    expect(demoPreSales).toHaveLength(2);
  });
});
