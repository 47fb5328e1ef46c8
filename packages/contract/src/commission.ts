import { MAX_BASIS_POINTS, RATE_STATES } from '@galleria/domain/commission/commission-rates';
import { z } from 'zod';
import { operation } from './operation.ts';
import { staff } from './staff/fields.ts';
import { id, pageOf, paging, time } from './wire/formats.ts';
import { expects } from './wire/input-formats.ts';

/** The mall's commission on sales: rates of stores, of categories, and of categories in a store, by date. */

const percent = z
  .number()
  .min(0)
  .max(MAX_BASIS_POINTS / 100)
  .multipleOf(0.01, expects('amount'))
  .nullable()
  .meta({ description: 'null: no rate of its own from then on' });

const Rate = z.object({
  rateId: z.int(),
  storeId: z.int().nullable().meta({ description: 'null: every store' }),
  storeName: z.string(),
  categoryId: z.int().nullable().meta({ description: 'null: every category' }),
  categoryNames: z.array(z.string()).meta({ description: 'category names, from the top level down' }),
  percent,
  validFrom: time,
  validUntil: time.nullable().meta({ description: 'start of the next rate; null: until further notice' }),
  state: z.enum(RATE_STATES),
  note: z.string(),
  setBy: z.string().meta({ description: 'name of the member of staff; empty if their account was deleted' }),
  setTime: time,
});

export const commissionRatePage = operation({
  method: 'GET',
  path: '/s/commission/page',
  access: staff('stores.view'),
  summary: 'Rates of commission, newest first: in force, planned and past ones',
  input: z.object({
    ...paging,
    scope: z
      .enum(['store', 'category'])
      .optional()
      .meta({ description: 'rates of stores, or rates of categories in all stores' }),
    storeId: id.optional(),
    categoryId: id.optional(),
    state: z.enum(RATE_STATES).optional(),
  }),
  output: pageOf(Rate).extend({ mallPercent: z.number().meta({ description: 'default rate, if no other applies' }) }),
  refusals: [],
});

export const saveCommissionRate = operation({
  method: 'POST',
  path: '/s/commission',
  access: staff('stores.edit'),
  summary: 'Sets a rate from a given time on. Earlier sales keep their rate',
  input: z.object({
    storeId: id.optional(),
    categoryId: id.optional(),
    percent: percent.default(null),
    validFrom: time.nullable().default(null).meta({ description: 'null: immediately' }),
    note: z.string().trim().max(200).default(''),
  }),
  output: z.object({ rateId: z.int() }),
  refusals: ['commission.scopeMissing', 'commission.past', 'commission.planned', 'store.notFound', 'category.notFound'],
});

export const withdrawCommissionRate = operation({
  method: 'DELETE',
  path: '/s/commission',
  access: staff('stores.edit'),
  summary: 'Withdraws a rate that is not in force yet',
  input: z.object({ rateId: id }),
  output: z.null(),
  refusals: ['commission.notFound', 'commission.begun'],
});
