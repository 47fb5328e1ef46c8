import { STAFF_STATUSES } from '@galleria/domain/stores/change-status';
import { LICENCE_STATES } from '@galleria/domain/stores/licence-expiry';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { RoleOfMember } from '../sellers/fields.ts';
import { signedInStaff, staff } from '../staff/fields.ts';
import { id, integer, money, pageOf, paging, picturePath, time } from '../wire/formats.ts';
import { Options, optionSearch } from '../wire/options.ts';

/** The stores of the mall, for staff. */

const storeFacts = {
  storeId: z.int(),
  name: z.string(),
  logo: picturePath,
  status: z.int().meta({ description: 'as in /shop/headInfo' }),
  isStatusByPlatform: z.boolean().meta({ description: 'set by the platform, so that the store cannot end it' }),
  isPreferred: z.boolean(),
  prodCount: z.int(),
  fansCount: z.int(),
  rating: z.number(),
  openTime: time,
  licenceEndsOn: z.string().nullable().meta({ description: 'yyyy-MM-dd; null: unknown or unlimited' }),
  licenceState: z.enum(LICENCE_STATES),
};

const yesOrNo = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]);

export const platformStorePage = operation({
  method: 'GET',
  path: '/s/store/page',
  access: staff('stores.view'),
  summary: 'All stores, newest first; preferred ones in their order',
  input: z.object({
    ...paging,
    status: integer.pipe(z.int().min(-1).max(5)).optional().meta({ type: 'integer' }),
    keyword: z
      .string()
      .trim()
      .max(60)
      .optional()
      .meta({ description: 'part of the name, the store number or the phone number' }),
    isPreferred: yesOrNo.optional(),
    licence: z.enum(['ending', 'ended']).optional(),
  }),
  output: pageOf(z.object(storeFacts)),
  refusals: [],
});

export const storeOptions = operation({
  method: 'GET',
  path: '/s/store/options',
  access: signedInStaff,
  summary: 'Stores for a selection list, at most 20: names and logos only, available to all staff',
  input: optionSearch,
  output: Options,
  refusals: [],
});

const StatusChange = z.object({
  from: z.int(),
  to: z.int(),
  by: z.enum(['platform', 'store']),
  setBy: z.string().meta({ description: 'id of the member of staff' }),
  reason: z.string(),
  time,
});

export const platformStoreInfo = operation({
  method: 'GET',
  path: '/s/store/info',
  access: staff('stores.view'),
  summary: 'One store with its public information, papers and history of states',
  input: z.object({ storeId: id }),
  output: z.object({
    ...storeFacts,
    intro: z.string(),
    phone: z.string(),
    address: z.string(),
    statusReason: z.string(),
    possibleStatuses: z.array(z.enum(STAFF_STATUSES)),
    papers: z
      .object({
        companyName: z.string(),
        licenceNumber: z.string(),
        companyAddress: z.string(),
        legalRepresentative: z.string(),
        registeredCapital: z.string(),
        foundedOn: z.string(),
        businessTerm: z.string(),
        businessScope: z.string(),
        licencePics: z.array(picturePath),
      })
      .nullable(),
    paperRequestId: z.int().nullable().meta({ description: 'waiting change of the papers' }),
    history: z.array(StatusChange).meta({ description: 'latest changes of state, newest first' }),
  }),
  refusals: ['store.notFound'],
});

export const platformStorePeople = operation({
  method: 'GET',
  path: '/s/store/people',
  access: staff('stores.view'),
  summary: 'Members of a store',
  input: z.object({ storeId: id, ...paging }),
  output: pageOf(z.object({ sellerId: z.string(), name: z.string(), mail: z.string(), role: RoleOfMember })),
  refusals: [],
});

export const platformStoreFigures = operation({
  method: 'GET',
  path: '/s/store/figures',
  access: staff('stores.view'),
  summary: 'Sales of a store in 30 days, and its open orders',
  input: z.object({ storeId: id }),
  output: z.object({
    sales: money,
    orders: z.int(),
    openOrders: z.int().meta({ description: 'paid or to be paid on delivery, and not received yet' }),
    unpaidOrders: z.int(),
  }),
  refusals: [],
});

export const changeStoreStatus = operation({
  method: 'PUT',
  path: '/s/store/status',
  access: staff('stores.edit'),
  summary: 'Closes a store or opens it again, with a reason for its owners. Existing orders continue',
  input: z.object({ storeId: id, to: z.enum(STAFF_STATUSES), reason: z.string().trim().min(1).max(300) }),
  output: z.null(),
  refusals: ['store.notFound', 'store.statusNotPossible'],
});

export const setStorePreferred = operation({
  method: 'PUT',
  path: '/s/store/preferred',
  access: staff('stores.edit'),
  summary: 'Adds a store at the end of the preferred stores, or removes it from them',
  input: z.object({ storeId: id, isPreferred: z.boolean() }),
  output: z.null(),
  refusals: ['store.notFound'],
});

export const orderPreferredStores = operation({
  method: 'PUT',
  path: '/s/store/preferred/order',
  access: staff('stores.edit'),
  summary: 'Sets the order of the preferred stores; stores that are left out follow in their current order',
  input: z.object({ storeIds: z.array(id).min(1).max(500) }),
  output: z.null(),
  refusals: [],
});
