import { SOCIAL_TYPES } from '@galleria/domain/accounts/social-types';
import { refuse } from '@galleria/domain/refusals';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  Configuration,
  type CustomFetch,
  calculatePKCECodeChallenge,
  customFetch,
  fetchProtectedResource,
} from 'openid-client';
import { z } from 'zod';
import type { ClientKeys } from '../../config.ts';
import type { Log } from '../../infra/log/log.ts';
import { type ExternalProfile, type OAuthProvider, toExternalProfile, withParameters } from './oauth-provider.ts';
import { toRefusal } from './provider-http.ts';

export interface FacebookEndpoints {
  readonly authorize: string;
  readonly token: string;
  readonly me: string;
}

interface FacebookOptions extends Pick<OAuthProvider, 'isFake'> {
  /** A function: the fake provider's URL is known only once the server listens. */
  readonly endpoints: () => FacebookEndpoints;
  readonly keys: ClientKeys;
  readonly fetch: CustomFetch;
  readonly log: Log;
}

const Me = z.object({ id: z.string().min(1), name: z.string().optional(), email: z.string().optional() });

/** Plain OAuth without ID tokens: the profile is read with the access token. Mail addresses count as unverified. */
export function facebookProvider(options: FacebookOptions): OAuthProvider {
  return {
    socialType: SOCIAL_TYPES.facebook,
    isFake: options.isFake,
    authorizationUrl: async (request, callbackUrl) => {
      const url = buildAuthorizationUrl(configure(options), {
        redirect_uri: callbackUrl,
        scope: 'public_profile email',
        state: request.state,
        code_challenge: await calculatePKCECodeChallenge(request.verifier),
        code_challenge_method: 'S256',
      });
      return url.href;
    },
    exchangeCode: async (request, callbackUrl, callback) => {
      try {
        const configuration = configure(options);
        const tokens = await authorizationCodeGrant(configuration, withParameters(callbackUrl, callback), {
          expectedState: request.state,
          pkceCodeVerifier: request.verifier,
        });
        return (await fetchProfile(tokens.access_token, configuration, options)) ?? refuse('thirdLogin.failed');
      } catch (problem) {
        return toRefusal(problem, options.log);
      }
    },
  };
}

function configure({ endpoints, keys, fetch }: FacebookOptions): Configuration {
  const { authorize, token } = endpoints();
  const configuration = new Configuration(
    { issuer: new URL(authorize).origin, authorization_endpoint: authorize, token_endpoint: token },
    keys.clientId,
    keys.clientSecret,
  );
  configuration[customFetch] = fetch;
  if (token.startsWith('http:')) allowInsecureRequests(configuration);
  return configuration;
}

async function fetchProfile(
  accessToken: string,
  configuration: Configuration,
  { endpoints, log }: FacebookOptions,
): Promise<ExternalProfile | undefined> {
  const url = new URL(endpoints().me);
  url.searchParams.set('fields', 'id,name,email');
  const response = await fetchProtectedResource(configuration, accessToken, url, 'GET');
  const me = Me.safeParse(response.ok ? await response.json().catch(() => undefined) : undefined);
  if (!me.success) {
    log.warn({ event: 'oauth.profile_invalid', provider: 'facebook', status: response.status }, 'No usable profile');
    return undefined;
  }
  const { id, name, email } = me.data;
  const { facebook: socialType } = SOCIAL_TYPES;
  return toExternalProfile({ socialType, subject: id, name, mail: email, mailIsVerified: false });
}
