import { answerRefundOffer, withdrawIntervention, withdrawRefund } from '@galleria/contract/after-sales/refunds';
import type { PageVisit } from '@galleria/contract/call';
import { outcomeOf } from '../../../forms/answers.server.ts';
import { type FormState, readForm } from '../../../forms/form-state.ts';

/** Action of every page with refund requests: carries out one step of a request's lifecycle. */
export async function actOnRefund(visit: PageVisit, url: URL, data: FormData): Promise<FormState> {
  const values = readForm(data);
  const { intent = '', refundSn = '', offer = '' } = values;
  const answer = await send(visit, intent, refundSn, offer);
  return { ...outcomeOf(answer, { url, values }), values: { intent, refundSn } };
}

function send({ call }: PageVisit, intent: string, refundSn: string, offer: string) {
  switch (intent) {
    case 'withdraw':
      return call(withdrawRefund, { refundSn });
    case 'withdrawDispute':
      return call(withdrawIntervention, { refundSn });
    case 'acceptOffer':
    case 'declineOffer':
      return call(answerRefundOffer, { refundSn, offer, isAccepted: intent === 'acceptOffer' });
    default:
      throw new Response(null, { status: 400 });
  }
}
