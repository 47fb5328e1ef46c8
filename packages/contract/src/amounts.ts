import { REDUCTION_KINDS } from '@galleria/domain/pricing/reductions';
import { z } from 'zod';
import { money } from './formats.ts';

const Reduction = z.object({
  kind: z.enum(REDUCTION_KINDS),
  sourceId: z.int().meta({ description: 'the coupon or the discount; 0 where there is only one of its kind' }),
  name: z.string().meta({ description: 'of the coupon or the discount, in the caller’s language; may be empty' }),
  amount: money,
});

/** What something costs and why: the same shape for a line, an order, a trade, in the cart, at checkout and afterwards. */
export const Amounts = z.object({
  total: money.meta({ description: 'goods at their prices' }),
  reductions: z.array(Reduction).meta({ description: 'what comes off, in the order in which it is worked out' }),
  transfee: money.meta({ description: 'what sending would cost' }),
  freeTransfee: money.meta({ description: 'what of that is not paid' }),
  score: z.int().meta({ description: 'points used' }),
  actualTotal: money.meta({ description: 'what is to be paid' }),
});
