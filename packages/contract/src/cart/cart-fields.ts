import { z } from 'zod';
import { money, picturePath } from '../wire/formats.ts';

/** Fields of a line in the cart or saved for later. */
export const lineFields = {
  prodId: z.int(),
  skuId: z.int(),
  shopId: z.int(),
  prodName: z.string(),
  skuName: z.string(),
  pic: picturePath,
  prodCount: z.int(),
  price: money,
};

/** Refusals of every operation that puts a SKU into a cart. */
export const changeRefusals = [
  'product.notFound',
  'product.offShelf',
  'store.notOpen',
  'cart.preSale',
  'cart.combo',
  'cart.flashSale',
  'cart.full',
  'product.buyerLimit',
  'stock.insufficient',
] as const;

export const CartChanged = z.object({
  basketId: z.int().meta({ description: 'id of the line; 0 if it was removed' }),
  prodCount: z.int().meta({ description: 'pieces on the line' }),
  cartCount: z.int().meta({ description: 'pieces in the cart' }),
});
