import { PAY_STATES } from '@galleria/domain/payments/pay-types';
import { z } from 'zod';
import { integer, orderNumberList } from '../wire/formats.ts';

/** One or more order numbers of the same trade. */
export const orderNumbers = orderNumberList(50).meta({ description: 'comma-separated, all of one trade' });

export const payType = integer.pipe(z.int().min(0).max(13)).meta({
  type: 'integer',
  description: '0 points, 7 cash on delivery, 8 offline transfer, 9 balance, 10 PayPal, 12 PayPal card, 13 Stripe',
});

export const PayMethod = z.object({
  payType: z.int(),
  isPossible: z.boolean(),
  objection: z
    .enum([
      'none',
      'insufficient',
      'noPayPassword',
      'somethingToPay',
      'nothingToPay',
      'virtual',
      'delivery',
      'group',
      'flashSale',
      'preSale',
    ])
    .meta({ description: 'reason why it is not available; null: available' }),
  isSandbox: z.boolean().meta({ description: 'handled by the fake provider: no money moves' }),
});

export const StartedPayment = z.object({
  payNumber: z.string(),
  state: z.enum(PAY_STATES),
  redirectUrl: z
    .string()
    .meta({ description: 'payment page of the provider; empty if the payment is already complete' }),
});
