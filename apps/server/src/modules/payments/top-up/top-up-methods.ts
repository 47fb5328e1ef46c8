import type * as contract from '@galleria/contract/payments';
import { isGatewayPayType } from '@galleria/domain/payments/pay-types';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import type { PaymentsContext } from '../context.ts';
import { isSandbox, offeredPayTypes } from '../pay-methods.ts';

export const topUpMethods: UseCase<typeof contract.topUpMethods, PaymentsContext> = async (context) => {
  const payTypes = (await offeredPayTypes(context)).filter(isGatewayPayType);
  return payTypes.map((payType) => {
    return { payType, isPossible: true, objection: 'none' as const, isSandbox: isSandbox(context, payType) };
  });
};
