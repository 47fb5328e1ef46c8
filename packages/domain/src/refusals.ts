import { CATALOGUE_REFUSALS } from './refusals/catalogue.ts';
import { MONEY_REFUSALS } from './refusals/money.ts';
import { ORDER_REFUSALS } from './refusals/orders.ts';
import { PEOPLE_REFUSALS } from './refusals/people.ts';
import { PROMOTION_REFUSALS } from './refusals/promotions.ts';
import { SITE_REFUSALS } from './refusals/site.ts';
import { STORE_REFUSALS } from './refusals/stores.ts';

/**
 * Every refusal of the mall, by its stable name. A refusal is a result, not a failure: it is returned, never thrown,
 * and has a text in every catalogue (`refusals.json`), which the gate checks.
 */
export const REFUSALS = [
  ...SITE_REFUSALS,
  ...PEOPLE_REFUSALS,
  ...STORE_REFUSALS,
  ...CATALOGUE_REFUSALS,
  ...PROMOTION_REFUSALS,
  ...ORDER_REFUSALS,
  ...MONEY_REFUSALS,
] as const;
export type RefusalName = (typeof REFUSALS)[number];

/** Values that a refusal's text may contain, e.g. `{ limit: 5 }`; amounts of money are formatted for the caller. */
export type RefusalValues = Record<string, string | number | { readonly cents: number }>;

/** A refusal as a result. The private field makes the class nominal, so that no other object can pass for one. */
export class Refused<Name extends RefusalName = RefusalName> {
  readonly #isRefused = true;
  readonly refused: Name;
  readonly values?: RefusalValues;
  /** Data that the client's code needs to handle it, e.g. the SKU that ran out. */
  readonly data?: unknown;

  constructor(refused: Name, { values, data }: RefusalDetails = {}) {
    this.refused = refused;
    if (values !== undefined) this.values = values;
    if (data !== undefined) this.data = data;
  }

  static isRefused(answer: unknown): answer is Refused {
    return typeof answer === 'object' && answer !== null && #isRefused in answer;
  }
}

interface RefusalDetails {
  readonly values?: RefusalValues;
  readonly data?: unknown;
}

export function refuse<Name extends RefusalName>(refused: Name, details?: RefusalDetails): Refused<Name> {
  return new Refused(refused, details);
}

export const isRefused = Refused.isRefused;
