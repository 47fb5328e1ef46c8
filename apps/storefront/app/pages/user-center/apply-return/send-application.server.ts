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

/** Sends a new request, or a changed one again. The address says of which order, and which request. */
export async function sendApplication(visit: PageVisit, url: URL, data: FormData): Promise<FormState> {
  const form = applyForm();
  const values = readValues(form, data);
  const invalid = invalidState(form, values, visit.locale);
  if (invalid) return invalid;
  const refundSn = url.searchParams.get('refundSn');
  if (refundSn) {
    const answer = await visit.call(resubmitRefund, { refundSn, ...wishOf(values) });
    if (answer.ok) throw redirect(refundAddress(refundSn));
    return outcomeOf(answer, { url, values }, form.refusalFields);
  }
  const { orderItemId } = values;
  const orderNumber = url.searchParams.get('orderNumber') ?? '';
  const answer = await visit.call(applyRefund, {
    orderNumber,
    ...(orderItemId && { orderItemId }),
    ...wishOf(values),
  });
  if (answer.ok) throw redirect(refundAddress(answer.data.refundSn));
  return outcomeOf(answer, { url, values }, form.refusalFields);
}

type Wish = Omit<InputOf<typeof resubmitRefund>, 'refundSn'>;

/** Who sends goods back has them. */
function wishOf(values: FormValues<ApplyField>): Wish {
  const { goodsNum, applyType = '1', reason, words = '', imgs, mobile = '', refundAmount = '' } = values;
  return {
    ...(goodsNum && { goodsNum }),
    applyType,
    keepsGift: values.keepsGift === 'true',
    isReceived: applyType === String(REFUND_KIND.returnGoods) || values.isReceived === 'true',
    // The rule of the field has seen that there is one, and the mall knows which there are.
    reason: reason as Wish['reason'],
    words,
    imgs: picturePaths(imgs),
    mobile,
    refundAmount: refundAmount.replace(',', '.'),
  };
}
