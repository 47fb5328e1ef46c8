import type { finishThirdLogin } from '@galleria/contract/accounts/third-login';
import type { ParsedInputOf } from '@galleria/contract/operation';
import { isRefused, type Refused, refuse } from '@galleria/domain/refusals';
import type { Person } from '../../../gateways/oauth/other-site.ts';
import type { Caller } from '../../../infra/calls/use-case.ts';
import { ticketHash } from '../keys.ts';
import { siteOf, type ThirdLoginContext } from './context.ts';
import { isOwnCallback } from './own-addresses.ts';
import { type Elsewhere, takeStart } from './third-login-db.ts';
import { markOf } from './this-browser.ts';

type NotBack = Refused<
  | 'thirdLogin.notOffered'
  | 'thirdLogin.callback'
  | 'thirdLogin.state'
  | 'thirdLogin.cancelled'
  | 'thirdLogin.unreachable'
  | 'thirdLogin.failed'
>;

interface Back {
  readonly who: Elsewhere & Person;
  readonly redirectUrl: string;
}

/**
 * Somebody comes back from the other site. Their start is taken away first and for good, whatever comes out: a second
 * try with the same state finds nothing.
 */
export async function comeBack(
  context: ThirdLoginContext,
  { socialType, callbackUrl, authCallback }: ParsedInputOf<typeof finishThirdLogin>,
  caller: Caller,
): Promise<Back | NotBack> {
  const site = siteOf(context, socialType);
  if (!site) return refuse('thirdLogin.notOffered');
  if (!isOwnCallback(callbackUrl, socialType, context.publicUrl())) return refuse('thirdLogin.callback');
  const { state = '', code, error, iss } = authCallback;
  const userId = caller.actor.kind === 'buyer' ? caller.actor.userId : null;
  const trip = { stateHash: ticketHash(state), browserHash: markOf(caller.browser), userId, socialType, callbackUrl };
  const start = await takeStart(context.database.queries, trip);
  if (!start) return refuse('thirdLogin.state');
  if (error === 'access_denied') return refuse('thirdLogin.cancelled');
  if (error !== undefined || !code) return refuse('thirdLogin.failed');
  const person = await site.finish({ state, ...start }, callbackUrl, { code, state, iss });
  if (isRefused(person)) return person;
  return { who: { socialType, ...person }, redirectUrl: start.redirectUrl };
}
