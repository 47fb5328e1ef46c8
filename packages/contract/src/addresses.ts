import { z } from 'zod';
import { buyer, operation } from './operation.ts';
import { flag, id, integer } from './wire/formats.ts';

const Address = z.object({
  addrId: z.int(),
  receiver: z.string(),
  mobile: z.string(),
  postCode: z.string(),
  provinceId: z.int(),
  province: z.string().meta({ description: 'in the caller’s language' }),
  cityId: z.int(),
  city: z.string(),
  areaId: z.int(),
  area: z.string(),
  addr: z.string(),
  commonAddr: flag.meta({ description: '1 = default' }),
});

/** Formats and lengths are checked by the use case with the rules of the form, so that both report the same fields. */
const draft = {
  receiver: z.string().trim().max(100),
  mobile: z.string().trim().max(30),
  postCode: z.string().trim().max(30),
  areaId: integer
    .pipe(z.int().min(0))
    .meta({ type: 'integer', description: 'code of the district, which includes city and province' }),
  addr: z.string().trim().max(300),
  commonAddr: flag.default(0),
};

export const addressList = operation({
  method: 'GET',
  path: '/p/address/list',
  access: buyer,
  summary: 'Own addresses, the default one first, then newest first',
  input: z.object({}),
  output: z.array(Address),
  refusals: [],
});

export const addressCount = operation({
  method: 'GET',
  path: '/p/address/count',
  access: buyer,
  summary: 'Number of own addresses, and the maximum',
  input: z.object({}),
  output: z.object({ count: z.int(), limit: z.int() }),
  refusals: [],
});

export const addressInfo = operation({
  method: 'GET',
  path: '/p/address/addrInfo/{id}',
  access: buyer,
  summary: 'One own address',
  input: z.object({ id }),
  output: Address,
  refusals: ['address.notFound'],
});

export const addAddress = operation({
  method: 'POST',
  path: '/p/address/addAddr',
  access: buyer,
  summary: 'Adds an address; the first one becomes the default',
  input: z.object(draft),
  output: z.object({ addrId: z.int() }),
  refusals: ['address.incomplete', 'address.unknownArea', 'address.limit'],
});

export const updateAddress = operation({
  method: 'PUT',
  path: '/p/address/updateAddr',
  access: buyer,
  summary: 'Replaces an own address',
  input: z.object({ addrId: id, ...draft }),
  output: z.null(),
  refusals: ['address.incomplete', 'address.unknownArea', 'address.notFound'],
});

export const setDefaultAddress = operation({
  method: 'PUT',
  path: '/p/address/defaultAddr/{id}',
  access: buyer,
  summary: 'Makes an own address the default',
  input: z.object({ id }),
  output: z.null(),
  refusals: ['address.notFound'],
});

export const deleteAddress = operation({
  method: 'DELETE',
  path: '/p/address/deleteAddr/{id}',
  access: buyer,
  summary: 'Deletes an own address; after the default one, the newest other address becomes the default',
  input: z.object({ id }),
  output: z.null(),
  refusals: ['address.notFound'],
});

const Area = z.object({ areaId: z.int(), areaName: z.string(), parentId: z.int(), level: z.int() });

export const regionList = operation({
  method: 'GET',
  path: '/p/area/listByPid',
  access: buyer,
  summary: 'Regions inside a region; 0 returns the provinces',
  input: z.object({ pid: integer.pipe(z.int().min(0)).default(0).meta({ type: 'integer', minimum: 0, default: 0 }) }),
  output: z.array(Area),
  refusals: [],
});

export const regionTree = operation({
  method: 'GET',
  path: '/p/area/getAreaListInfo',
  access: buyer,
  summary: 'All regions as a tree of provinces, cities and districts',
  input: z.object({}),
  output: z.array(
    Area.extend({
      areas: z.array(Area.extend({ areas: z.array(Area) })),
    }),
  ),
  refusals: [],
});
