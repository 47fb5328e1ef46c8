import { addRefundProof, requestIntervention } from '@galleria/contract/after-sales/refunds';
import type { PageVisit } from '@galleria/contract/call';
import type { InputOf } from '@galleria/contract/operation';
import { picturePaths } from '../../features/pictures/use-picture-uploads.ts';
import { actOnRefund } from '../../features/refunds/actions/act-on-refund.server.ts';
import { outcomeOf } from '../../forms/answers.server.ts';
import { readValues } from '../../forms/define-form.ts';
import { invalidState } from '../../forms/form-reply.server.ts';
import type { FormState } from '../../forms/form-state.ts';
import { disputeForm, proofForm } from './dispute-forms.ts';

/** The forms of the page: `dispute`, `proof`, and buttons. */
export async function actOnDetail(visit: PageVisit, url: URL, data: FormData): Promise<FormState> {
  const form = data.get('form');
  if (form === 'dispute') return askPlatform(visit, url, data);
  if (form === 'proof') return addProof(visit, url, data);
  return actOnRefund(visit, url, data);
}

async function askPlatform({ call, locale }: PageVisit, url: URL, data: FormData): Promise<FormState> {
  const values = readValues(disputeForm, data);
  const invalid = invalidState(disputeForm, values, locale);
  if (invalid) return invalid;
  const { reason, words: remark = '', imgs } = values;
  const answer = await call(requestIntervention, {
    refundSn: refundSnIn(url),
    // The form's rule has checked that there is one; the server checks that it is a known reason.
    reason: reason as InputOf<typeof requestIntervention>['reason'],
    words: remark,
    imgs: picturePaths(imgs),
  });
  return outcomeOf(answer, { url, values }, disputeForm.refusalFields);
}

async function addProof({ call, locale }: PageVisit, url: URL, data: FormData): Promise<FormState> {
  const values = readValues(proofForm, data);
  const invalid = invalidState(proofForm, values, locale);
  if (invalid) return invalid;
  const { words: remark = '', imgs } = values;
  const answer = await call(addRefundProof, { refundSn: refundSnIn(url), words: remark, imgs: picturePaths(imgs) });
  return outcomeOf(answer, { url, values }, proofForm.refusalFields);
}

function refundSnIn({ searchParams }: URL): string {
  return searchParams.get('refundSn') ?? '';
}
