import type {
  confirmTransfer as confirmOperation,
  creditTransfer as creditOperation,
  dismissTransfer as dismissOperation,
  orderPayInfo,
  payOrder,
  payStatus,
  topUp,
  topUpMethods,
  transfers as transfersOperation,
} from '@galleria/contract/payments';
import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import type { GatewayEvent, GatewayName, PaymentGateway } from '../../gateways/payments/gateway.ts';
import type { UseCase } from '../../infra/calls/binding.ts';
import type { Timetable } from '../../infra/jobs.ts';
import { confirmTransfer } from './confirm-transfer.ts';
import type { PaymentsContext } from './context.ts';
import { creditTransfer } from './credit-transfer.ts';
import { dismissTransfer } from './dismiss-transfer.ts';
import { hearEvent } from './hear-event.ts';
import { PAY_BACK } from './late-money.ts';
import { listTransfers } from './list-transfers.ts';
import { LOOK_AT_PAYMENT, lookAtPayment } from './look-at-payment.ts';
import { payBack } from './pay-back.ts';
import { showPayInfo } from './pay-info.ts';
import { payForOrder } from './pay-order.ts';
import { showPayStatus } from './pay-status.ts';
import { reconcilePayments } from './reconcile.ts';
import { beginTopUp, listTopUpMethods } from './top-up.ts';

export { isTransferAnnounced } from './announce-transfer.ts';
export { paymentRecords } from './payment-records.ts';
export { settlePromised } from './payments-db.ts';

/** Paying for trades and topping up balances, here and at gateways. */
export interface Payments {
  readonly info: UseCase<typeof orderPayInfo>;
  readonly pay: UseCase<typeof payOrder>;
  readonly status: UseCase<typeof payStatus>;
  readonly topUp: UseCase<typeof topUp>;
  readonly topUpMethods: UseCase<typeof topUpMethods>;
  readonly transfers: UseCase<typeof transfersOperation>;
  readonly confirmTransfer: UseCase<typeof confirmOperation>;
  readonly creditTransfer: UseCase<typeof creditOperation>;
  readonly dismissTransfer: UseCase<typeof dismissOperation>;
  /** Those that may tell us something. */
  readonly gateways: readonly PaymentGateway[];
  /** What a gateway told and signed. */
  hear(gateway: GatewayName, event: GatewayEvent): ReturnType<typeof hearEvent>;
  readonly tasks: TaskList;
  readonly timetable: Timetable;
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
    timetable: { reconcilePayments: '* * * * *' },
  };
}
