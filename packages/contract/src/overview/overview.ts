import { WAITING_KINDS } from '@galleria/domain/overview/waiting-kinds';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { signedInSeller } from '../sellers/fields.ts';
import { money, picturePath, time } from '../wire/formats.ts';

/** Start page of the back office: waiting work, sales figures, and a search over everything that the role may open. */

export const waitingWork = operation({
  method: 'GET',
  path: '/m/waitingWork',
  access: signedInSeller,
  summary: 'Waiting work of the store: number of tasks per kind, for the kinds that the role permits',
  input: z.object({}),
  output: z.array(z.object({ kind: z.enum(WAITING_KINDS), count: z.int() })),
  refusals: [],
});

const MAX_SEARCH_LENGTH = 60;

export const storeSearch = operation({
  method: 'GET',
  path: '/m/search',
  access: signedInSeller,
  summary: 'Finds orders, products and members of the store, a few of each, for the kinds that the role permits',
  input: z.object({
    text: z.string().trim().min(1).max(MAX_SEARCH_LENGTH).meta({
      description: 'order number, receiver, phone number, product name or article number, member name or mail address',
    }),
  }),
  output: z.object({
    orders: z.array(
      z.object({ orderNumber: z.string(), status: z.int(), receiver: z.string(), createTime: time, payable: money }),
    ),
    products: z.array(z.object({ prodId: z.int(), prodName: z.string(), pic: picturePath, status: z.int() })),
    people: z.array(z.object({ sellerId: z.string(), name: z.string(), mail: z.string() })),
  }),
  refusals: [],
});

const Day = z.object({
  day: z.iso.date().meta({ description: "in the mall's time zone" }),
  sales: money,
  orders: z.int(),
  visitors: z.int(),
});

export const storeOverview = operation({
  method: 'GET',
  path: '/m/overview',
  access: signedInSeller,
  summary: 'Sales, orders and visitors of the last 60 days, best sellers of 30 days, and products with low stock',
  input: z.object({}),
  output: z.object({
    timeZone: z.string(),
    days: z
      .array(Day)
      .nullable()
      .meta({ description: 'oldest first, the last one is today; null without the permission orders.view' }),
    visitorsSince: z.iso.date().nullable().meta({ description: 'first day with visitor figures; null: none yet' }),
    bestSellers: z
      .array(z.object({ prodId: z.int(), prodName: z.string(), pic: picturePath, pieces: z.int(), sales: money }))
      .nullable()
      .meta({ description: 'null without the permission orders.view' }),
    lowStock: z
      .array(
        z.object({ prodId: z.int(), prodName: z.string(), skuName: z.string(), pic: picturePath, stocks: z.int() }),
      )
      .nullable()
      .meta({ description: 'null without the permission stock.view' }),
  }),
  refusals: [],
});
