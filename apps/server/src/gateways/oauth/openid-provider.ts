import { refuse } from '@galleria/domain/refusals';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  type CustomFetch,
  calculatePKCECodeChallenge,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
} from 'openid-client';
import type { ClientKeys } from '../../config.ts';
import type { Log } from '../../infra/log/log.ts';
import { type OAuthProvider, toExternalProfile, withParameters } from './oauth-provider.ts';
import { toRefusal } from './provider-http.ts';

interface OpenIdOptions extends Pick<OAuthProvider, 'socialType' | 'isFake'> {
  /** A function: the fake provider's URL is known only once the server listens. */
  readonly issuer: () => string;
  readonly keys: ClientKeys;
  readonly fetch: CustomFetch;
  readonly log: Log;
}

/** OpenID Connect: endpoints by discovery, identity from a signed ID token. */
export function openIdProvider(options: OpenIdOptions): OAuthProvider {
  const { socialType, isFake, log } = options;
  const configuration = cachedDiscovery(options);
  return {
    socialType,
    isFake,
    authorizationUrl: async (request, callbackUrl) => {
      try {
        const url = buildAuthorizationUrl(await configuration(), {
          redirect_uri: callbackUrl,
          scope: 'openid email profile',
          state: request.state,
          nonce: request.nonce,
          code_challenge: await calculatePKCECodeChallenge(request.verifier),
          code_challenge_method: 'S256',
        });
        return url.href;
      } catch (problem) {
        toRefusal(problem, log);
        return refuse('thirdLogin.unreachable');
      }
    },
    exchangeCode: async (request, callbackUrl, callback) => {
      try {
        const tokens = await authorizationCodeGrant(await configuration(), withParameters(callbackUrl, callback), {
          expectedState: request.state,
          expectedNonce: request.nonce,
          pkceCodeVerifier: request.verifier,
        });
        const subject = tokens.claims()?.sub ?? '';
        const info = await fetchUserInfo(await configuration(), tokens.access_token, subject);
        const mailIsVerified = info.email_verified === true;
        return toExternalProfile({ socialType, subject, name: info.name, mail: info.email, mailIsVerified });
      } catch (problem) {
        return toRefusal(problem, log);
      }
    },
  };
}

/** A failure is not cached: the next request tries again. */
function cachedDiscovery(options: OpenIdOptions): () => Promise<Configuration> {
  let discovered: Promise<Configuration> | undefined;
  return () => {
    discovered ??= discover(options).catch((problem) => {
      discovered = undefined;
      throw problem;
    });
    return discovered;
  };
}

function discover({ issuer, keys, fetch }: OpenIdOptions): Promise<Configuration> {
  const url = new URL(issuer());
  return discovery(url, keys.clientId, keys.clientSecret, undefined, {
    [customFetch]: fetch,
    execute: [enableNonRepudiationChecks, ...(url.protocol === 'http:' ? [allowInsecureRequests] : [])],
  });
}
