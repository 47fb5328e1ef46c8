import * as operations from '@galleria/contract/payments';
import { type Binding, bind } from '../../infra/calls/use-case.ts';
import type { Payments } from './index.ts';

export function paymentRoutes(payments: Payments): Binding[] {
  return [
    bind(operations.orderPayInfo, payments.info),
    bind(operations.payOrder, payments.pay),
    bind(operations.paymentStatus, payments.status),
    bind(operations.topUp, payments.topUp),
    bind(operations.topUpMethods, payments.topUpMethods),
    bind(operations.transferList, payments.transfers),
    bind(operations.confirmTransfer, payments.confirmTransfer),
    bind(operations.creditTransfer, payments.creditTransfer),
    bind(operations.dismissTransfer, payments.dismissTransfer),
  ];
}
