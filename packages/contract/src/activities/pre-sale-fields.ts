import { PRE_SALE_PAYMENTS, PRE_SALE_STEPS } from '@galleria/domain/activities/pre-sale';
import { z } from 'zod';
import { money } from '../wire/formats.ts';

/** The payments of a pre-sale order and the date of its shipping. */
const parts = {
  payment: z.enum(PRE_SALE_PAYMENTS),
  deposit: money.meta({ description: 'first payment; 0 if the whole price is paid at once' }),
  balance: money.meta({
    description:
      'second payment, due in the payment window, including the shipping fee; 0 if the whole price is paid at once',
  }),
  balanceFromIso: z.string().nullable(),
  balanceUntilIso: z.string().nullable(),
  shipByIso: z.string().meta({ description: 'promised date: latest date of shipping' }),
};

export const PreSaleParts = z.object(parts);

/** The same for an order that was placed. */
export const PreSaleProgress = z.object({
  ...parts,
  step: z.enum(PRE_SALE_STEPS).meta({
    description:
      'pay: the whole price is due; deposit: the deposit is due; waiting: the balance cannot be paid yet; balance: the balance is due; paid; kept: the balance was not paid in time and the store keeps the deposit; closed',
  }),
  depositPaidIso: z.string().nullable(),
  isShipOverdue: z.boolean().meta({ description: 'paid, but not shipped by the promised date' }),
  nowIso: z.string(),
});
