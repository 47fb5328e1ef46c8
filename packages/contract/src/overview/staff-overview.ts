import { STAFF_WORK_KINDS } from '@galleria/domain/overview/staff-work-kinds';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { signedInStaff } from '../staff/fields.ts';
import { money, picturePath, time } from '../wire/formats.ts';

/**
 * Start page of the platform console: waiting work, figures of the mall, and a search over everything that the role may
 * open.
 */

export const staffWaiting = operation({
  method: 'GET',
  path: '/s/waiting',
  access: signedInStaff,
  summary: 'Staff work: number of tasks per kind, for the kinds that the role permits',
  input: z.object({}),
  output: z.array(z.object({ kind: z.enum(STAFF_WORK_KINDS), count: z.int() })),
  refusals: [],
});

const Day = z.object({
  day: z.iso.date().meta({ description: "in the mall's time zone" }),
  sales: money,
  orders: z.int(),
  buyers: z.int().meta({ description: 'number of new accounts' }),
  stores: z.int().meta({ description: 'number of new stores' }),
});

export const mallOverview = operation({
  method: 'GET',
  path: '/s/overview',
  access: signedInStaff,
  summary: 'Sales, orders, new buyers and new stores of the last 60 days, and the state of the job queue',
  input: z.object({}),
  output: z.object({
    timeZone: z.string(),
    days: z.array(Day).nullable().meta({
      description:
        'oldest first, the last one is today; null without the permission orders.view; at most one minute old',
    }),
    jobs: z
      .object({
        waiting: z.int(),
        running: z.int(),
        retrying: z.int().meta({ description: 'failed, and waiting for another attempt' }),
        failed: z.int().meta({ description: 'failed permanently' }),
        oldestDueSeconds: z.int().meta({ description: 'seconds since the oldest waiting job was due; 0: none is due' }),
      })
      .nullable()
      .meta({ description: 'null without the permission jobs.view' }),
  }),
  refusals: [],
});

const MAX_SEARCH_LENGTH = 60;

export const staffSearch = operation({
  method: 'GET',
  path: '/s/search',
  access: signedInStaff,
  summary: 'Finds orders, buyers, stores, products, payments and payouts, for the kinds that the role permits',
  input: z.object({
    text: z.string().trim().min(1).max(MAX_SEARCH_LENGTH).meta({
      description: 'number of an order, payment or payout; or the beginning of a name, mail address or mobile number',
    }),
  }),
  output: z.object({
    orders: z.array(z.object({ orderNumber: z.string(), status: z.int(), createTime: time, payable: money })),
    buyers: z.array(
      z.object({
        userId: z.string(),
        nickName: z.string(),
        contact: z.string().meta({ description: 'masked mail address or mobile number' }),
      }),
    ),
    stores: z.array(z.object({ storeId: z.int(), storeName: z.string(), logo: picturePath })),
    products: z.array(z.object({ prodId: z.int(), prodName: z.string(), pic: picturePath })),
    payments: z.array(z.object({ payNumber: z.string(), amount: money, currency: z.string(), createTime: time })),
    payouts: z.array(z.object({ payoutNumber: z.string(), storeId: z.int(), amount: money, createTime: time })),
  }),
  refusals: [],
});
