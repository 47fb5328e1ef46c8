import { applyRefund, resubmitRefund } from '@galleria/contract/after-sales/refunds';
import type { PageVisit } from '@galleria/contract/call';
import type { InputOf } from '@galleria/contract/operation';
import { REFUND_KIND } from '@galleria/domain/after-sales/refund-lifecycle';
import { redirect } from 'react-router';
import { picturePaths } from '../../../features/pictures/use-picture-uploads.ts';
import { refundAddress } from '../../../features/refunds/refund.ts';
import { outcomeOf } from '../../../forms/answers.server.ts';
import { readValues } from '../../../forms/define-form.ts';
import { invalidState } from '../../../forms/form-reply.server.ts';
import type { FormState, FormValues } from '../../../forms/form-state.ts';
import { type ApplyField, applyForm } from './apply-form.ts';

/** Submits a new request or a changed one. The address names the order or the request. */
export async function sendApplication(visit: PageVisit, url: URL, data: FormData): Promise<FormState> {
  const form = applyForm();
  const values = readValues(form, data);
  const invalid = invalidState(form, values, visit.locale);
  if (invalid) return invalid;
  const refundSn = url.searchParams.get('refundSn');
  if (refundSn) {
    const answer = await visit.call(resubmitRefund, { refundSn, ...readRefundInput(values) });
    if (answer.ok) throw redirect(refundAddress(refundSn));
    return outcomeOf(answer, { url, values }, form.refusalFields);
  }
  const { orderItemId } = values;
  const orderNumber = url.searchParams.get('orderNumber') ?? '';
  const answer = await visit.call(applyRefund, {
    orderNumber,
    ...(orderItemId && { orderItemId }),
    ...readRefundInput(values),
  });
  if (answer.ok) throw redirect(refundAddress(answer.data.refundSn));
  return outcomeOf(answer, { url, values }, form.refusalFields);
}

type RefundInput = Omit<InputOf<typeof resubmitRefund>, 'refundSn'>;

/** For a return, the goods count as received: the buyer has them. */
function readRefundInput(values: FormValues<ApplyField>): RefundInput {
  const { goodsNum, applyType = '1', reason, words: remark = '', imgs, mobile = '', refundAmount = '' } = values;
  return {
    ...(goodsNum && { goodsNum }),
    applyType,
    keepsGift: values.keepsGift === 'true',
    isReceived: applyType === String(REFUND_KIND.returnGoods) || values.isReceived === 'true',
    // The form's rule has checked that there is one; the server checks that it is a known reason.
    reason: reason as RefundInput['reason'],
    words: remark,
    imgs: picturePaths(imgs),
    mobile,
    refundAmount: refundAmount.replace(',', '.'),
  };
}
