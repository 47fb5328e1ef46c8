import { z } from 'zod';
import { operation } from '../operation.ts';
import { seller } from '../sellers/fields.ts';
import { id } from '../wire/formats.ts';
import { someTexts } from './fields.ts';

/** The store's own categories. Listing and deleting them is in `in-use.ts`, since both count products. */

export const saveStoreShelf = operation({
  method: 'POST',
  path: '/m/shelf',
  access: seller('store.edit'),
  summary: 'Adds a shelf at the end of the list, or renames one',
  input: z.object({ shelfId: id.optional(), name: someTexts(30) }),
  output: z.object({ shelfId: z.int() }),
  refusals: ['shelf.notFound', 'settings.tooMany'],
});

export const orderStoreShelves = operation({
  method: 'PUT',
  path: '/m/shelf/order',
  access: seller('store.edit'),
  summary: 'Sets the order of the shelves',
  input: z.object({ shelfIds: z.array(id).min(1).max(100) }),
  output: z.null(),
  refusals: ['settings.listChanged'],
});
