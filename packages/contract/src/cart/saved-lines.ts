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
  summary: 'Moves cart lines to the saved lines; the quantity of a SKU that is already saved is added up',
  input: z.object({ basketIds: ids(MAX_LINES) }),
  output: z.object({ savedLines: z.int() }),
  refusals: ['cart.savedFull'],
});

export const savedLineList = operation({
  method: 'GET',
  path: '/p/shopCart/saved',
  access: buyer,
  summary: 'Saved lines of the buyer at current prices, newest first',
  input: z.object({}),
  output: z.array(
    z.object({
      ...lineFields,
      priceWhenAdded: money.meta({ description: 'price when it was added to the cart' }),
      stocks: z.int(),
      why: z
        .enum(['offShelf', 'noSku', 'storeClosed', 'soldOut', 'notForCart'])
        .nullable()
        .meta({ description: 'reason why it cannot be moved back to the cart; null: it can' }),
    }),
  ),
  refusals: [],
});

export const moveToCart = operation({
  method: 'POST',
  path: '/p/shopCart/moveToCart',
  access: buyer,
  summary: 'Moves a saved SKU back to the cart, with as many pieces as can be bought; idempotent',
  input: z.object({ skuId: id }),
  output: CartChanged,
  refusals: changeRefusals,
});

export const removeSavedLines = operation({
  method: 'PUT',
  path: '/p/shopCart/removeSaved',
  access: buyer,
  summary: 'Removes saved lines',
  input: z.object({ skuIds: ids(MAX_SAVED) }),
  output: z.null(),
  refusals: [],
});
