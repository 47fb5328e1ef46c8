import type { Actor } from '@galleria/domain/access/access';
import type { Locale } from '@galleria/domain/site/locales';
import { signedInBuyer } from '../../infra/calls/signed-in-buyer.ts';
import type { Caller } from '../../infra/calls/use-case.ts';

/** The person whose addresses these are, and the language they read. */
export interface Buyer {
  readonly actor: Actor;
  readonly userId: string;
  readonly locale: Locale;
}

export function buyerOf(caller: Caller): Buyer {
  return { actor: caller.actor, userId: signedInBuyer(caller).userId, locale: caller.locale };
}
