import { MAX_LINES, MAX_SAVED } from '@galleria/domain/cart/cart-rules';
import { z } from 'zod';
import { buyer, operation } from '../operation.ts';
import { id, ids, money } from '../wire/formats.ts';
import { CartChanged, changeRefusals, lineFields } from './cart-fields.ts';

/** Lines that a buyer saved for later: they are not in the cart, nor counted in it. */

export const saveForLater = operation({
  method: 'POST',
  path: '/p/shopCart/saveForLater',
  access: buyer,
  summary: 'Moves lines out of the cart; pieces of a SKU that is saved already add up',
  input: z.object({ basketIds: ids(MAX_LINES) }),
  output: z.object({ savedLines: z.int() }),
  refusals: ['cart.savedFull'],
});

export const savedLineList = operation({
  method: 'GET',
  path: '/p/shopCart/saved',
  access: buyer,
  summary: 'What the buyer has saved for later, the latest first, at the prices of now',
  input: z.object({}),
  output: z.array(
    z.object({
      ...lineFields,
      priceWhenAdded: money.meta({ description: 'price when it was put into the cart' }),
      stocks: z.int(),
      why: z
        .enum(['offShelf', 'noSku', 'storeClosed', 'soldOut', 'notForCart'])
        .nullable()
        .meta({ description: 'why it cannot be moved back; null: it can' }),
    }),
  ),
  refusals: [],
});

export const moveToCart = operation({
  method: 'POST',
  path: '/p/shopCart/moveToCart',
  access: buyer,
  summary: 'Moves a saved SKU back into the cart, as many pieces as can be bought; a repeated call moves nothing',
  input: z.object({ skuId: id }),
  output: CartChanged,
  refusals: changeRefusals,
});

export const removeSavedLines = operation({
  method: 'PUT',
  path: '/p/shopCart/removeSaved',
  access: buyer,
  summary: 'Removes what was saved for later',
  input: z.object({ skuIds: ids(MAX_SAVED) }),
  output: z.null(),
  refusals: [],
});
