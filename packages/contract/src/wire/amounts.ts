import { REDUCTION_KINDS } from '@galleria/domain/pricing/reductions';
import { z } from 'zod';
import { money } from './formats.ts';

const Reduction = z.object({
  kind: z.enum(REDUCTION_KINDS),
  sourceId: z.int().meta({ description: 'id of the coupon or discount; 0 for other kinds' }),
  name: z.string().meta({ description: 'name of the coupon or discount, in the caller’s language; may be empty' }),
  amount: money,
});

/** Amounts of a line, an order or a trade, in the cart, at checkout and afterwards. */
export const Amounts = z.object({
  total: money.meta({ description: 'price of the goods' }),
  reductions: z.array(Reduction).meta({ description: 'reductions in the order of calculation' }),
  transfee: money.meta({ description: 'full shipping fee' }),
  freeTransfee: money.meta({ description: 'part of the shipping fee that is waived' }),
  score: z.int().meta({ description: 'points redeemed' }),
  actualTotal: money.meta({ description: 'amount to pay' }),
});
