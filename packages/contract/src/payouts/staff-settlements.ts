import { z } from 'zod';
import { operation } from '../operation.ts';
import { staff } from '../staff/fields.ts';
import { CsvFile } from '../wire/csv-file.ts';
import { cursorPageOf, cursorPaging, id, money, time } from '../wire/formats.ts';
import { expects } from '../wire/input-formats.ts';

/** The monthly settlements of stores, from the ledger. */

const month = z
  .string()
  .regex(/^2\d{3}-(0[1-9]|1[0-2])$/, expects('date'))
  .optional()
  .meta({ description: 'yyyy-MM, UTC; absent: this month' });

const storeMonth = {
  storeId: z.int(),
  storeName: z.string(),
  opening: money.meta({ description: 'payable to the store when the month began; below zero: owed by it' }),
  settled: money.meta({ description: 'of its orders, after commission' }),
  clawedBack: money.meta({ description: 'taken back as buyers were refunded' }),
  requested: money.meta({ description: 'payouts requested' }),
  returned: money.meta({ description: 'of payouts that were cancelled or rejected' }),
  other: money.meta({ description: 'every other movement' }),
  closing: money,
};

export const settlementPage = operation({
  method: 'GET',
  path: '/s/settlement/page',
  access: staff('payouts.view'),
  summary: 'What every store had, got and requested in a month: equals the ledger to the cent',
  input: z.object({
    month,
    storeId: id.optional(),
    ...cursorPaging,
  }),
  output: cursorPageOf(z.object(storeMonth)).extend({ month: z.string() }),
  refusals: [],
});

export const exportSettlements = operation({
  method: 'GET',
  path: '/s/settlement/export',
  access: staff('payouts.view'),
  summary: 'The same as CSV, all stores',
  input: z.object({ month, storeId: id.optional() }),
  output: z.instanceof(CsvFile),
  csv: true,
  refusals: [],
});

export const settlementOrderPage = operation({
  method: 'GET',
  path: '/s/settlement/orders',
  access: staff('payouts.view'),
  summary: 'The orders that a store was paid for in a month, newest first',
  input: z.object({
    storeId: id,
    month,
    ...cursorPaging,
  }),
  output: cursorPageOf(
    z.object({
      orderNumber: z.string(),
      settleTime: time.nullable(),
      paid: money,
      platformBears: money,
      commissionPercent: z.number().nullable().meta({ description: 'null: its lines have different ones' }),
      commission: money,
      net: money,
      clawedBack: money,
    }),
  ),
  refusals: [],
});
