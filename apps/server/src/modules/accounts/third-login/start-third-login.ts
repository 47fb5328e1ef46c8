import type * as contract from '@galleria/contract/accounts/third-login';
import { isRefused, refuse } from '@galleria/domain/refusals';
import { ownPath } from '@galleria/domain/site/own-path';
import { newAuthorizationRequest } from '../../../gateways/oauth/oauth-provider.ts';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import type { AccountsContext } from '../context.ts';
import { countNetworkAttempt } from '../guards/guards-db.ts';
import { hashToken } from '../tokens.ts';
import { findProvider, isOwnCallback, markBrowser, REQUEST_LIFE_SECONDS } from './authorization-request.ts';
import { insertAuthorizationRequest } from './third-login-db.ts';

export const thirdLoginProviders: UseCase<typeof contract.thirdLoginProviders, AccountsContext> = async ({
  providers,
}) => providers.map(({ socialType, isFake }) => ({ socialType, isFake }));

/** Stores state (hashed), nonce and PKCE verifier for the callback, and returns the URL of the provider. */
export const startThirdLogin: UseCase<typeof contract.startThirdLogin, AccountsContext> = async (
  context,
  { socialType, callbackUrl, redirectUrl = '' },
  { actor, browser },
) => {
  const provider = findProvider(context, socialType);
  if (!provider) return refuse('thirdLogin.notOffered');
  const publicUrl = context.publicUrl();
  if (!isOwnCallback(callbackUrl, socialType, publicUrl)) return refuse('thirdLogin.callback');
  // Visitors may start requests too, and each one is a row.
  const network = await countNetworkAttempt(context, 'authorization requests from', browser);
  if (isRefused(network)) return network;
  const request = newAuthorizationRequest();
  const url = await provider.authorizationUrl(request, callbackUrl);
  if (isRefused(url)) return url;
  const stored = {
    stateHash: hashToken(request.state),
    browserHash: markBrowser(browser),
    userId: actor.kind === 'buyer' ? actor.userId : null,
    socialType,
    callbackUrl,
    redirectUrl: ownPath(redirectUrl, publicUrl) ?? '',
    nonce: request.nonce,
    verifier: request.verifier,
  };
  await insertAuthorizationRequest(context.database.queries, stored, REQUEST_LIFE_SECONDS);
  return { url };
};
