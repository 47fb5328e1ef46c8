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
  summary: 'How much work waits for staff, of each kind that the role may look at',
  input: z.object({}),
  output: z.array(z.object({ kind: z.enum(STAFF_WORK_KINDS), count: z.int() })),
  refusals: [],
});

const Day = z.object({
  day: z.iso.date().meta({ description: "in the mall's time zone" }),
  sales: money,
  orders: z.int(),
  buyers: z.int().meta({ description: 'accounts that were opened' }),
  stores: z.int().meta({ description: 'stores that were opened' }),
});

export const mallOverview = operation({
  method: 'GET',
  path: '/s/overview',
  access: signedInStaff,
  summary: 'Sales, orders, new buyers and new stores of the last 60 days, and how background work does',
  input: z.object({}),
  output: z.object({
    timeZone: z.string(),
    days: z
      .array(Day)
      .nullable()
      .meta({ description: 'the oldest first, the last one is today; null without orders.view. At most a minute old' }),
    jobs: z
      .object({
        waiting: z.int(),
        running: z.int(),
        retrying: z.int().meta({ description: 'failed, and tried again later' }),
        failed: z.int().meta({ description: 'failed for the last time' }),
        oldestDueSeconds: z.int().meta({ description: 'how long the oldest job has been due; 0: none is' }),
      })
      .nullable()
      .meta({ description: 'null without jobs.view' }),
  }),
  refusals: [],
});

const MAX_SEARCH_LENGTH = 60;

export const staffSearch = operation({
  method: 'GET',
  path: '/s/search',
  access: signedInStaff,
  summary: 'Finds orders, buyers, stores, products, payments and payouts, as far as the role may look at them',
  input: z.object({
    text: z.string().trim().min(1).max(MAX_SEARCH_LENGTH).meta({
      description: 'a number of an order, payment or payout; how a name, mail address or mobile number begins',
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
