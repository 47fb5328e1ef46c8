import { z } from 'zod';
import { defineModule, job, plainJob } from '../../infra/modules/define-module.ts';
import { ORDER_REFUND_CHANGED } from '../orders/index.ts';
import type { Site } from '../site/index.ts';
import { applyRefund } from './apply/apply-refund.ts';
import { refundApplyInfo } from './apply/refund-apply-info.ts';
import { resubmitRefund } from './apply/resubmit-refund.ts';
import { runRefundClocks } from './clocks/run-refund-clocks.ts';
import type { AfterSalesContext } from './context.ts';
import { disputeInfo } from './disputes/dispute-info.ts';
import { disputePage, mallRefundPage } from './disputes/dispute-page.ts';
import { countOpenDisputes, countUnansweredDisputes } from './disputes/disputes-db.ts';
import { addRefundProof, addStoreProof } from './disputes/evidence.ts';
import { askParty, assignDispute, disputeStaffList, extendEvidence } from './disputes/handle-dispute.ts';
import { requestIntervention, withdrawIntervention } from './disputes/intervention.ts';
import { disputeMails } from './disputes/mails.ts';
import { ChangedRefund, notifyOfDispute } from './disputes/notify-of-dispute.ts';
import { refundByMall } from './disputes/refund-by-mall.ts';
import { platformStoreRefunds, storeRefundFigures } from './disputes/refund-figures.ts';
import { decideProposedRuling, ruleDispute } from './disputes/rule-dispute.ts';
import { refundMails } from './notify/mails.ts';
import { notifyOfRefund, RefundStepEvent } from './notify/notify-of-refund.ts';
import { answerRefundOffer, returnCourierList, sendRefundBack, withdrawRefund } from './own/buyer-actions.ts';
import { refundInfo, refundPage } from './own/own-refunds.ts';
import { refundsPersonalData } from './personal-data.ts';
import { followMoney } from './requests/follow-money.ts';
import { REFUND_CHANGED } from './requests/move-to.ts';
import { countWaitingRequests } from './requests/request-lists-db.ts';
import { backdateRequest, hasRunningRequest } from './seed-db.ts';
import { acceptRefund, offerRefund, receiveReturn, refuseByMall, refuseRefund } from './store/handle-refund.ts';
import { storeRefundInfo, storeRefundPage } from './store/store-refunds.ts';

export { runRefundClocks } from './clocks/run-refund-clocks.ts';
export type { AfterSalesContext } from './context.ts';

interface Needs extends Omit<AfterSalesContext, 'rules'> {
  readonly site: Pick<Site, 'rules'>;
}

const OneRefund = z.object({ refundId: z.int() });

/** Refund requests: buyers apply, stores answer, deadlines run, the platform decides disputes. */
export const afterSales = defineModule({
  name: 'afterSales',
  open: ({ database, log, messages, stores, addresses, site }: Needs): AfterSalesContext => ({
    ...{ database, log, messages, stores, addresses },
    rules: site.rules,
  }),
  operations: {
    ...{ refundApplyInfo, applyRefund, resubmitRefund, withdrawRefund, sendRefundBack, returnCourierList },
    ...{ answerRefundOffer, refundPage, refundInfo },
    ...{ storeRefundPage, storeRefundInfo, acceptRefund, refuseRefund, offerRefund, receiveReturn },
    ...{ requestIntervention, withdrawIntervention, addRefundProof, addStoreProof, storeRefundFigures },
    ...{ mallRefundPage, disputePage, disputeInfo, disputeStaffList, assignDispute, extendEvidence, askParty },
    ...{ ruleDispute, decideProposedRuling, refundByMall, refuseByMall, platformStoreRefunds },
  },
  jobs: { runRefundClocks: plainJob('critical', runRefundClocks) },
  schedule: { runRefundClocks: '* * * * *' },
  subscriptions: [
    { event: REFUND_CHANGED, subscriber: 'mail', handle: job('mail', RefundStepEvent, notifyOfRefund) },
    { event: REFUND_CHANGED, subscriber: 'disputeMail', handle: job('mail', ChangedRefund, notifyOfDispute) },
    { event: ORDER_REFUND_CHANGED, subscriber: 'refundRequests', handle: job('critical', OneRefund, followMoney) },
  ],
  personalData: [refundsPersonalData],
  waitingWork: [
    {
      permission: 'refunds.view',
      count: ({ database }, storeId) => countWaitingRequests(database.queries, storeId),
    },
    {
      permission: 'refunds.view',
      count: async ({ database }, storeId) => ({
        disputedRefunds: await countUnansweredDisputes(database.queries, storeId),
      }),
    },
  ],
  staffWork: [{ permission: 'disputes.view', count: ({ database }) => countOpenDisputes(database.queries) }],
  mails: { ...refundMails, ...disputeMails },
  seed: { backdateRequest, hasRunningRequest },
});
