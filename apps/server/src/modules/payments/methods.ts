import { type Objection, objectionTo, type PayingFacts } from '@galleria/domain/payments/objections';
import { isOutside, PAY_SWITCHES, PAY_TYPE, type PayType } from '@galleria/domain/payments/pay-types';
import { DEFAULT_LOCALE } from '@galleria/domain/site/locales';
import type { PaymentsContext } from './context.ts';

interface ShownMethod {
  readonly payType: PayType;
  readonly isPossible: boolean;
  readonly objection: Objection;
  readonly isSandbox: boolean;
}

/**
 * The ways of paying that are switched on and that somebody stands behind, in the order of the counter. Where nothing is
 * left to pay, there is a way to say so whatever is switched on: no other would do.
 */
export async function offeredTypes({ site, gateways }: PaymentsContext, payableCents?: number): Promise<PayType[]> {
  const [switches, { account }] = await Promise.all([
    site.paySwitch(DEFAULT_LOCALE),
    site.transferAccount(DEFAULT_LOCALE),
  ]);
  const names = Object.keys(PAY_SWITCHES) as (keyof typeof PAY_SWITCHES)[];
  return names
    .filter((name) => switches[name] || (payableCents === 0 && PAY_SWITCHES[name] === PAY_TYPE.points))
    .map((name) => PAY_SWITCHES[name])
    .filter((payType) => !isOutside(payType) || gateways.forType(payType) !== undefined)
    .filter((payType) => payType !== PAY_TYPE.transfer || account !== '');
}

export function showMethod({ gateways }: PaymentsContext, payType: PayType, facts: PayingFacts): ShownMethod {
  const objection = objectionTo(payType, facts);
  const isSandbox = gateways.forType(payType)?.name === 'sandbox';
  return { payType, isPossible: objection === 'none', objection, isSandbox };
}

/** A number of the API that the mall knows. */
export function knownPayType(payType: number): PayType | undefined {
  return Object.values(PAY_TYPE).find((one) => one === payType);
}
