import { sendRefundBack } from '@galleria/contract/after-sales/refunds';
import type { PageVisit } from '@galleria/contract/call';
import { redirect } from 'react-router';
import { picturePaths } from '../../../features/pictures/use-picture-uploads.ts';
import { refundAddress } from '../../../features/refunds/refund.ts';
import { outcomeOf } from '../../../forms/answers.server.ts';
import { readValues } from '../../../forms/define-form.ts';
import { invalidState } from '../../../forms/form-reply.server.ts';
import type { FormState } from '../../../forms/form-state.ts';
import { sendBackForm } from './send-back-form.ts';

export async function sendBack(visit: PageVisit, url: URL, data: FormData): Promise<FormState> {
  const values = readValues(sendBackForm, data);
  const invalid = invalidState(sendBackForm, values, visit.locale);
  if (invalid) return invalid;
  const refundSn = url.searchParams.get('refundSn') ?? '';
  const { dvyId = '', dvyFlowId = '', mobile = '', words: remark = '', imgs } = values;
  const answer = await visit.call(sendRefundBack, {
    ...{ refundSn, dvyId, dvyFlowId, mobile, words: remark },
    imgs: picturePaths(imgs),
  });
  if (answer.ok) throw redirect(refundAddress(refundSn));
  return outcomeOf(answer, { url, values }, sendBackForm.refusalFields);
}
