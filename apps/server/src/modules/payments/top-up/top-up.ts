import type * as contract from '@galleria/contract/payments/payments';
import { centsOf } from '@galleria/domain/money/main-units';
import { BASE_CURRENCY, isGatewayPayType } from '@galleria/domain/payments/pay-types';
import { refuse } from '@galleria/domain/refusals';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { readMallName } from '../../site/index.ts';
import { createCharge } from '../attempts/create-charge.ts';
import { returnUrls } from '../attempts/return-url.ts';
import type { PaymentsContext } from '../context.ts';
import { isSandbox, offeredPayTypes, parsePayType } from '../pay-methods.ts';
import { insertPayment } from '../payments-db.ts';

export const topUpMethods: UseCase<typeof contract.topUpMethods, PaymentsContext> = async (context) => {
  const payTypes = (await offeredPayTypes(context)).filter(isGatewayPayType);
  return payTypes.map((payType) => {
    return { payType, isPossible: true, objection: 'none' as const, isSandbox: isSandbox(context, payType) };
  });
};

const BALANCE_PAGE = '/user-center/uc-balance';

/** Starts a payment at a gateway; the balance is credited when the gateway reports it as paid. */
export const topUp: UseCase<typeof contract.topUp, PaymentsContext> = async (context, input, { actor, locale }) => {
  const { amount, returnUrl = '' } = input;
  const payType = parsePayType(input.payType);
  if (payType === undefined || !(await offeredPayTypes(context)).includes(payType)) return refuse('payment.methodOff');
  const gateway = context.gateways.forPayType(payType);
  if (!gateway) return refuse('payment.methodUnfit');
  const { database, publicUrl } = context;
  const payment = await inTransaction(database, actor, (transaction) =>
    insertPayment(transaction, {
      ...{ userId: actor.userId, purpose: 'topUp', tradeId: null, payType, gateway: gateway.name },
      ...{ amountCents: centsOf(amount), currency: BASE_CURRENCY, state: 'created' },
    }),
  );
  return createCharge(context, payment, {
    description: `${await readMallName(database.queries, locale)} · ${payment.number}`,
    ...returnUrls(publicUrl(), returnUrl || BALANCE_PAGE, BALANCE_PAGE, payment.number),
    locale,
  });
};
