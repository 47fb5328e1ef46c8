import { methodObjection, type Objection, type PaymentFacts } from '@galleria/domain/payments/method-objection';
import { isGatewayPayType, PAY_SWITCHES, PAY_TYPE, type PayType } from '@galleria/domain/payments/pay-types';
import { DEFAULT_LOCALE } from '@galleria/domain/site/locales';
import type { PaymentsContext } from './context.ts';

interface PayMethod {
  readonly payType: PayType;
  readonly isPossible: boolean;
  readonly objection: Objection;
  readonly isSandbox: boolean;
}

/**
 * The pay types that are switched on and available, in display order. Points are always offered when nothing is left to
 * pay, since no other pay type can pay 0.
 */
export async function offeredPayTypes({ site, gateways }: PaymentsContext, payableCents?: number): Promise<PayType[]> {
  const [switches, { account }] = await Promise.all([
    site.paySwitch(DEFAULT_LOCALE),
    site.transferAccount(DEFAULT_LOCALE),
  ]);
  const names = Object.keys(PAY_SWITCHES) as (keyof typeof PAY_SWITCHES)[];
  return names
    .filter((name) => switches[name] || (payableCents === 0 && PAY_SWITCHES[name] === PAY_TYPE.points))
    .map((name) => PAY_SWITCHES[name])
    .filter((payType) => !isGatewayPayType(payType) || gateways.forPayType(payType) !== undefined)
    .filter((payType) => payType !== PAY_TYPE.transfer || account !== '');
}

export function presentMethod(context: PaymentsContext, payType: PayType, facts: PaymentFacts): PayMethod {
  const objection = methodObjection(payType, facts);
  return { payType, isPossible: objection === 'none', objection, isSandbox: isSandbox(context, payType) };
}

export function isSandbox({ gateways }: PaymentsContext, payType: PayType): boolean {
  return gateways.forPayType(payType)?.name === 'sandbox';
}

/** Undefined for an unknown number. */
export function parsePayType(payType: number): PayType | undefined {
  return Object.values(PAY_TYPE).find((one) => one === payType);
}
