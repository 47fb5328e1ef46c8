import type { finishThirdLogin } from '@galleria/contract/accounts/third-login';
import type { ParsedInputOf } from '@galleria/contract/operation';
import { isRefused, type Refused, refuse } from '@galleria/domain/refusals';
import type { ExternalProfile } from '../../../gateways/oauth/oauth-provider.ts';
import type { Caller } from '../../../infra/calls/use-case.ts';
import type { AccountsContext } from '../context.ts';
import { hashToken } from '../tokens.ts';
import { browserHashOf, findProvider, isOwnCallback } from './authorization-request.ts';
import { consumeAuthorizationRequest } from './third-login-db.ts';

type CallbackRefusal =
  | 'thirdLogin.notOffered'
  | 'thirdLogin.callback'
  | 'thirdLogin.state'
  | 'thirdLogin.cancelled'
  | 'thirdLogin.unreachable'
  | 'thirdLogin.failed';

interface CallbackResult {
  readonly profile: ExternalProfile;
  readonly redirectUrl: string;
}

/**
 * Exchanges the code of a callback for the profile at the provider. The authorization request is consumed first,
 * outside of any transaction: a second callback with the same state is refused even if the first one fails.
 */
export async function handleCallback(
  context: AccountsContext,
  { socialType, callbackUrl, authCallback }: ParsedInputOf<typeof finishThirdLogin>,
  { actor, browser }: Caller,
): Promise<CallbackResult | Refused<CallbackRefusal>> {
  const provider = findProvider(context, socialType);
  if (!provider) return refuse('thirdLogin.notOffered');
  if (!isOwnCallback(callbackUrl, socialType, context.publicUrl())) return refuse('thirdLogin.callback');
  const { state = '', code, error, iss } = authCallback;
  const request = await consumeAuthorizationRequest(context.database.queries, {
    stateHash: hashToken(state),
    browserHash: browserHashOf(browser),
    userId: actor.kind === 'buyer' ? actor.userId : null,
    socialType,
    callbackUrl,
  });
  if (!request) return refuse('thirdLogin.state');
  if (error === 'access_denied') return refuse('thirdLogin.cancelled');
  if (error !== undefined || !code) return refuse('thirdLogin.failed');
  const profile = await provider.exchangeCode({ state, ...request }, callbackUrl, { code, state, iss });
  return isRefused(profile) ? profile : { profile, redirectUrl: request.redirectUrl };
}
