import { centsOf } from '@galleria/domain/money/main-units';
import { TOP_UP_LEAST_CENTS, TOP_UP_MOST_CENTS } from '@galleria/domain/payments/pay-types';
import { problemsOf } from '../../../features/accounts/account-rules.ts';
import type { Check, FormProblem } from '../../../forms/form-state.ts';

const AMOUNT = /^\d{1,7}([.,]\d{1,2})?$/;

/** What somebody typed, in main units, or nothing when it is no amount. Many keyboards have a comma for the point. */
export function amountOf(typed: string): number | undefined {
  return AMOUNT.test(typed) ? Number(typed.replace(',', '.')) : undefined;
}

export const checkTopUp: Check = ({ amount = '', payType = '' }) =>
  problemsOf({ amount: checkAmount(amount), payType: payType === '' ? 'ledger.topUp.methodEmpty' : undefined });

function checkAmount(typed: string): FormProblem | undefined {
  if (typed === '') return 'ledger.topUp.amountEmpty';
  const amount = amountOf(typed);
  if (amount === undefined) return 'ledger.topUp.amountForm';
  const cents = centsOf(amount);
  const isWithin = cents >= TOP_UP_LEAST_CENTS && cents <= TOP_UP_MOST_CENTS;
  return isWithin ? undefined : 'ledger.topUp.amountRange';
}
