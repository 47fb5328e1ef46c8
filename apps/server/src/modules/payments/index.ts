import type {
  confirmTransfer as confirmOperation,
  creditTransfer as creditOperation,
  dismissTransfer as dismissOperation,
  orderPayInfo,
  paymentStatus,
  payOrder,
  topUp,
  topUpMethods,
  transferList as transfersOperation,
} from '@galleria/contract/payments';
import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import type { GatewayEvent, GatewayName, PaymentGateway } from '../../gateways/payments/gateway.ts';
import type { BoundUseCase } from '../../infra/calls/use-case.ts';
import type { Schedule } from '../../infra/jobs.ts';
import { adaptModule } from '../../infra/modules/define-module.ts';
import { confirmTransfer } from './confirm-transfer.ts';
import type { PaymentsContext } from './context.ts';
import { creditTransfer } from './credit-transfer.ts';
import { dismissTransfer } from './dismiss-transfer.ts';
import { hearEvent } from './hear-event.ts';
import { PAY_BACK } from './late-money.ts';
import { listTransfers } from './list-transfers.ts';
import { LOOK_AT_PAYMENT, lookAtPayment } from './look-at-payment.ts';
import { paymentMails } from './mails.ts';
import { payBack } from './pay-back.ts';
import { showPayInfo } from './pay-info.ts';
import { payForOrder } from './pay-order.ts';
import { showPayStatus } from './pay-status.ts';
import { paymentRecords } from './payment-records.ts';
import { reconcilePayments } from './reconcile.ts';
import { paymentRoutes } from './routes.ts';
import { beginTopUp, listTopUpMethods } from './top-up.ts';

export { isTransferAnnounced } from './announce-transfer.ts';
export { settlePromised } from './payments-db.ts';

/** Paying for trades and topping up balances, here and at gateways. */
export interface Payments {
  readonly info: BoundUseCase<typeof orderPayInfo>;
  readonly pay: BoundUseCase<typeof payOrder>;
  readonly status: BoundUseCase<typeof paymentStatus>;
  readonly topUp: BoundUseCase<typeof topUp>;
  readonly topUpMethods: BoundUseCase<typeof topUpMethods>;
  readonly transfers: BoundUseCase<typeof transfersOperation>;
  readonly confirmTransfer: BoundUseCase<typeof confirmOperation>;
  readonly creditTransfer: BoundUseCase<typeof creditOperation>;
  readonly dismissTransfer: BoundUseCase<typeof dismissOperation>;
  /** Those that may tell us something. */
  readonly gateways: readonly PaymentGateway[];
  /** What a gateway told and signed. */
  hear(gateway: GatewayName, event: GatewayEvent): ReturnType<typeof hearEvent>;
  readonly tasks: TaskList;
  readonly schedule: Schedule;
}

const OnePayment = z.object({ paymentId: z.int() });
const OneRefund = z.object({ refundId: z.int() });

export function openPayments(context: PaymentsContext): Payments {
  return {
    info: showPayInfo(context),
    pay: payForOrder(context),
    status: showPayStatus(context),
    topUp: beginTopUp(context),
    topUpMethods: listTopUpMethods(context),
    transfers: listTransfers(context),
    confirmTransfer: confirmTransfer(context),
    creditTransfer: creditTransfer(context),
    dismissTransfer: dismissTransfer(context),
    gateways: context.gateways.all,
    hear: (gateway, event) => hearEvent(context, gateway, event),
    tasks: {
      ...context.gateways.tasks,
      [LOOK_AT_PAYMENT]: (payload) => lookAtPayment(context, OnePayment.parse(payload).paymentId),
      [PAY_BACK]: (payload) => payBack(context, OneRefund.parse(payload).refundId),
      reconcilePayments: () => reconcilePayments(context),
    },
    schedule: { reconcilePayments: '* * * * *' },
  };
}

export const payments = adaptModule(
  'payments',
  (given: Omit<PaymentsContext, 'rules'>) => openPayments({ ...given, rules: given.site.rules }),
  paymentRoutes,
  [paymentRecords],
  paymentMails,
);
