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
  .meta({ description: 'yyyy-MM, UTC; left out: the current month' });

const storeMonth = {
  storeId: z.int(),
  storeName: z.string(),
  opening: money.meta({
    description: 'amount payable to the store at the start of the month; negative: owed by the store',
  }),
  settled: money.meta({ description: 'share of its orders, after commission' }),
  clawedBack: money.meta({ description: 'clawbacks after refunds to buyers' }),
  requested: money.meta({ description: 'requested payouts' }),
  returned: money.meta({ description: 'cancelled or rejected payouts' }),
  other: money.meta({ description: 'all other movements' }),
  closing: money,
};

export const settlementPage = operation({
  method: 'GET',
  path: '/s/settlement/page',
  access: staff('payouts.view'),
  summary:
    'Settlements of all stores for a month: opening balance, income, payouts and closing balance, equal to the ledger to the cent',
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
  summary: 'Settlements of all stores for a month, as CSV',
  input: z.object({ month, storeId: id.optional() }),
  output: z.instanceof(CsvFile),
  csv: true,
  refusals: [],
});

export const settlementOrderPage = operation({
  method: 'GET',
  path: '/s/settlement/orders',
  access: staff('payouts.view'),
  summary: 'Orders settled with a store in a month, newest first',
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
      commissionPercent: z.number().nullable().meta({ description: 'null: the order lines have different rates' }),
      commission: money,
      net: money,
      clawedBack: money,
    }),
  ),
  refusals: [],
});
