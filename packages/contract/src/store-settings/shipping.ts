import { z } from 'zod';
import { operation } from '../operation.ts';
import { seller } from '../sellers/fields.ts';
import { id, money, moneyInput } from '../wire/formats.ts';

/** Shipping costs: templates that products choose from, and same-city delivery. */

const units = z.int().min(1).max(10_000);
const days = z.int().min(0).max(60);
const terms = {
  firstFee: moneyInput,
  extraFee: moneyInput,
  freeOver: moneyInput.nullable().default(null),
  minDays: days,
  maxDays: days,
};
const provinceIds = z.array(id).max(60);

export const saveShippingTemplate = operation({
  method: 'POST',
  path: '/m/transport',
  access: seller('store.edit'),
  summary: 'Adds or changes a shipping template; applies at once to carts and checkouts',
  input: z.object({
    templateId: id.optional(),
    name: z.string().trim().min(1).max(30),
    basis: z.enum(['piece', 'weight', 'volume']),
    firstUnits: units,
    extraUnits: units,
    ...terms,
    exceptions: z.array(z.object({ provinceIds: provinceIds.min(1), ...terms })).max(20),
    notTo: provinceIds,
  }),
  output: z.object({ templateId: z.int() }),
  refusals: [
    'shippingTemplate.days',
    'shippingTemplate.regionTwice',
    'address.unknownArea',
    'shippingTemplate.notFound',
    'settings.tooMany',
  ],
});

export const sameCityInfo = operation({
  method: 'GET',
  path: '/m/sameCity/info',
  access: seller('store.view'),
  summary: 'Settings of delivery within the city of the store',
  input: z.object({}),
  output: z.object({ isOn: z.boolean(), cityId: z.int(), fee: money, freeOver: money.nullable() }),
  refusals: [],
});

export const saveSameCity = operation({
  method: 'PUT',
  path: '/m/sameCity',
  access: seller('store.edit'),
  summary: 'Changes or switches off delivery within the city of the store',
  input: z.object({
    isOn: z.boolean(),
    cityId: z.int().min(0),
    fee: moneyInput,
    freeOver: moneyInput.nullable().default(null),
  }),
  output: z.null(),
  refusals: ['address.unknownArea'],
});
