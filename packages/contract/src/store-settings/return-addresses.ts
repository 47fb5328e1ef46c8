import { z } from 'zod';
import { operation } from '../operation.ts';
import { seller } from '../sellers/fields.ts';
import { id } from '../wire/formats.ts';
import { phone } from './fields.ts';

/** Addresses for returned goods. */

const ReturnAddresses = z.array(
  z.object({
    addressId: z.int(),
    receiver: z.string(),
    phone: z.string(),
    areaId: z.int(),
    region: z.string().meta({ description: 'province, city and district' }),
    detail: z.string(),
    postCode: z.string(),
    isDefault: z.boolean(),
  }),
);

export const returnAddressList = operation({
  method: 'GET',
  path: '/m/returnAddress/list',
  access: seller('store.view'),
  summary: 'Return addresses of the store, the default one first',
  input: z.object({}),
  output: ReturnAddresses,
  refusals: [],
});

export const returnAddressChoices = operation({
  method: 'GET',
  path: '/m/refund/returnAddresses',
  access: seller('refunds.handle'),
  summary: 'Return addresses for accepting refund requests, the default one first',
  input: z.object({}),
  output: ReturnAddresses,
  refusals: [],
});

export const saveReturnAddress = operation({
  method: 'POST',
  path: '/m/returnAddress',
  access: seller('store.edit'),
  summary: 'Adds or changes a return address. The first one becomes the default',
  input: z.object({
    addressId: id.optional(),
    receiver: z.string().trim().min(1).max(40),
    phone,
    areaId: z.int().min(0),
    detail: z.string().trim().min(5).max(100),
    postCode: z.string().trim().max(10).default(''),
    isDefault: z.boolean(),
  }),
  output: z.object({ addressId: z.int() }),
  refusals: ['address.unknownArea', 'returnAddress.notFound', 'settings.tooMany'],
});

export const deleteReturnAddress = operation({
  method: 'DELETE',
  path: '/m/returnAddress',
  access: seller('store.edit'),
  summary: 'Deletes a return address; after the default one, the oldest becomes the default',
  input: z.object({ addressId: id }),
  output: z.null(),
  refusals: ['returnAddress.notFound'],
});
