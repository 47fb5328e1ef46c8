import type { topUp as beginOperation, topUpMethods as listOperation } from '@galleria/contract/payments';
import { centsOf } from '@galleria/domain/money/main-units';
import { BASE_CURRENCY, isOutside } from '@galleria/domain/payments/pay-types';
import { refuse } from '@galleria/domain/refusals';
import { signedInBuyer } from '../../infra/calls/signed-in-buyer.ts';
import type { BoundUseCase } from '../../infra/calls/use-case.ts';
import { inTransaction } from '../../infra/database/transaction.ts';
import { readMallName } from '../site/index.ts';
import { askGateway } from './ask-gateway.ts';
import type { PaymentsContext } from './context.ts';
import { knownPayType, offeredTypes } from './methods.ts';
import { newPayNumber } from './pay-number.ts';
import { insertPayment } from './payments-db.ts';
import { returnAddress } from './return-address.ts';

const OWN_PAGE = '/user-center/uc-balance';

export function listTopUpMethods(context: PaymentsContext): BoundUseCase<typeof listOperation> {
  return async () => {
    const types = (await offeredTypes(context)).filter(isOutside);
    return types.map((payType) => {
      const isSandbox = context.gateways.forType(payType)?.name === 'sandbox';
      return { payType, isPossible: true, objection: 'none' as const, isSandbox };
    });
  };
}

/** Money from elsewhere into the own balance; it is there when the gateway says so. */
export function beginTopUp(context: PaymentsContext): BoundUseCase<typeof beginOperation> {
  return async ({ amount, payType: asked, returnUrl = '' }, caller) => {
    const { userId } = signedInBuyer(caller);
    const payType = knownPayType(asked);
    if (payType === undefined || !(await offeredTypes(context)).includes(payType)) return refuse('payment.methodOff');
    const gateway = context.gateways.forType(payType);
    if (!gateway) return refuse('payment.methodUnfit');
    const { database, publicUrl } = context;
    const payment = await inTransaction(database, caller.actor, async (transaction) =>
      insertPayment(transaction.queries, {
        ...{ userId, purpose: 'topUp', tradeId: null, payType, gateway: gateway.name },
        number: newPayNumber(await transaction.now()),
        ...{ amountCents: centsOf(amount), currency: BASE_CURRENCY, state: 'begun' },
      }),
    );
    return askGateway(context, payment, {
      description: `${await readMallName(database.queries, caller.locale)} · ${payment.number}`,
      returnUrl: returnAddress(publicUrl(), returnUrl || OWN_PAGE, OWN_PAGE, payment.number),
      locale: caller.locale,
    });
  };
}
