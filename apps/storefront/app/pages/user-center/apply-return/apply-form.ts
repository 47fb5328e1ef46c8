import type { applyRefund, resubmitRefund } from '@galleria/contract/after-sales/refunds';
import { checkMobile } from '../../../features/accounts/account-rules.ts';
import { checkPictures } from '../../../features/pictures/use-picture-uploads.ts';
import { defineForm, type FieldsOf, unchecked } from '../../../forms/define-form.ts';
import type { FormProblem } from '../../../forms/form-state.ts';
import { amountText, maxRefund, parseCents, type RefundLimits } from './refund-limits.ts';

/** The form of a refund request. The limits are known in the browser only; the server checks them in any case. */
export function applyForm(limits?: RefundLimits) {
  return defineForm({
    fields: {
      orderItemId: unchecked,
      goodsNum: (typed) => (limits && typed !== undefined ? checkCount(typed, limits) : undefined),
      applyType: unchecked,
      keepsGift: unchecked,
      isReceived: unchecked,
      reason: (reason) => (reason ? undefined : 'refunds.error.reason'),
      refundAmount: (typed, { goodsNum }) =>
        checkAmount(typed, limits && maxRefund(limits, Number(goodsNum ?? 1)).cents),
      words: unchecked,
      imgs: checkPictures,
      mobile: checkMobile,
    } satisfies FieldsOf<typeof applyRefund> & FieldsOf<typeof resubmitRefund>,
    refusalFields: {
      'refund.count': 'goodsNum',
      'refund.countReduced': 'goodsNum',
      'refund.amountChanged': 'refundAmount',
      'refund.belowMinimum': 'refundAmount',
      'refund.tooMuch': 'refundAmount',
      'profile.foreignPicture': 'imgs',
    },
  });
}

export type ApplyField = keyof ReturnType<typeof applyForm>['fields'];

function checkCount(typed: string, { leastCount, maxCount }: RefundLimits): FormProblem | undefined {
  const count = Number(typed);
  if (Number.isInteger(count) && count >= 1 && count < leastCount) return 'refunds.error.countReduced';
  const isPossible = Number.isInteger(count) && count >= 1 && count <= maxCount;
  return isPossible ? undefined : { id: 'refunds.error.count', values: { most: maxCount } };
}

function checkAmount(typed = '', mostCents?: number): FormProblem | undefined {
  if (typed === '') return 'refunds.error.amount';
  const cents = parseCents(typed);
  if (cents === undefined) return 'refunds.error.amountForm';
  // Goods paid with points alone have no amount.
  if (cents === 0 && mostCents === 0) return undefined;
  if (cents === 0) return { id: 'refunds.error.amountLeast', values: { least: amountText(1) } };
  if (mostCents === undefined || cents <= mostCents) return undefined;
  return { id: 'refunds.error.amountMost', values: { most: amountText(mostCents) } };
}
