import { PRE_SALE_PAYMENTS, PRE_SALE_STEPS } from '@galleria/domain/activities/pre-sale';
import { z } from 'zod';
import { money } from '../wire/formats.ts';

/** The payments of a pre-sale order and the date of its shipping. */
const parts = {
  payment: z.enum(PRE_SALE_PAYMENTS),
  deposit: money.meta({ description: 'paid first; 0 where everything is paid at once' }),
  balance: money.meta({ description: 'paid in its window, with the postage; 0 where everything is paid at once' }),
  balanceFromIso: z.string().nullable(),
  balanceUntilIso: z.string().nullable(),
  shipByIso: z.string().meta({ description: 'goods leave until then' }),
};

export const PreSaleParts = z.object(parts);

/** The same for an order that was placed. */
export const PreSaleProgress = z.object({
  ...parts,
  step: z.enum(PRE_SALE_STEPS).meta({
    description:
      'pay: all at once; deposit: to be paid; waiting: the balance cannot be paid yet; balance: it can; paid; kept: it was not paid in time and the deposit is the store’s; closed',
  }),
  depositPaidIso: z.string().nullable(),
  isShipOverdue: z.boolean().meta({ description: 'paid, and not sent by the promised date' }),
  nowIso: z.string(),
});
