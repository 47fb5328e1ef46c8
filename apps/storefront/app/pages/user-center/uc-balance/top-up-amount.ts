import type { topUp } from '@galleria/contract/payments/payments';
import { centsOf } from '@galleria/domain/money/main-units';
import { TOP_UP_LEAST_CENTS, TOP_UP_MOST_CENTS } from '@galleria/domain/payments/pay-types';
import { defineForm, type FieldsOf } from '../../../forms/define-form.ts';
import type { FormProblem } from '../../../forms/form-state.ts';

const AMOUNT = /^\d{1,7}([.,]\d{1,2})?$/;

/** The typed amount in main units; undefined when invalid. Many keyboards have a comma instead of the point. */
export function amountOf(typed: string): number | undefined {
  return AMOUNT.test(typed) ? Number(typed.replace(',', '.')) : undefined;
}

export const topUpForm = defineForm({
  fields: {
    amount: checkAmount,
    payType: (payType) => (payType ? undefined : 'ledger.topUp.methodEmpty'),
  } satisfies FieldsOf<typeof topUp>,
  refusalFields: { 'payment.methodOff': 'payType' },
});

function checkAmount(typed = ''): FormProblem | undefined {
  if (typed === '') return 'ledger.topUp.amountEmpty';
  const amount = amountOf(typed);
  if (amount === undefined) return 'ledger.topUp.amountForm';
  const cents = centsOf(amount);
  const isWithin = cents >= TOP_UP_LEAST_CENTS && cents <= TOP_UP_MOST_CENTS;
  return isWithin ? undefined : 'ledger.topUp.amountRange';
}
