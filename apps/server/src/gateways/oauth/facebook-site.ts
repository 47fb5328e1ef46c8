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
import type { Log } from '../../infra/log.ts';
import { returnAddress } from './callback-address.ts';
import type { OtherSite, Person } from './other-site.ts';
import { personFrom } from './person.ts';
import { whatWentWrong } from './what-went-wrong.ts';

export interface FacebookEndpoints {
  readonly authorize: string;
  readonly token: string;
  readonly me: string;
}

interface FacebookSite extends Pick<OtherSite, 'standIn'> {
  readonly endpoints: () => FacebookEndpoints;
  readonly keys: ClientKeys;
  readonly ask: CustomFetch;
  readonly log: Log;
}

const Me = z.object({ id: z.string().min(1), name: z.string().optional(), email: z.string().optional() });

/**
 * Facebook speaks plain OAuth: nothing is signed, so who came is asked for with the token. It does not say whether a
 * mail address is verified; here that means it is not.
 */
export function facebookSite(site: FacebookSite): OtherSite {
  return {
    socialType: SOCIAL_TYPES.facebook,
    standIn: site.standIn,
    begin: async (journey, callbackUrl) => {
      const address = buildAuthorizationUrl(configurationOf(site), {
        redirect_uri: callbackUrl,
        scope: 'public_profile email',
        state: journey.state,
        code_challenge: await calculatePKCECodeChallenge(journey.verifier),
        code_challenge_method: 'S256',
      });
      return address.href;
    },
    finish: async (journey, callbackUrl, returned) => {
      try {
        const configuration = configurationOf(site);
        const tokens = await authorizationCodeGrant(configuration, returnAddress(callbackUrl, returned), {
          expectedState: journey.state,
          pkceCodeVerifier: journey.verifier,
        });
        return (await whoHolds(tokens.access_token, configuration, site)) ?? refuse('thirdLogin.failed');
      } catch (problem) {
        return whatWentWrong(problem, site.log);
      }
    },
  };
}

function configurationOf({ endpoints, keys, ask }: FacebookSite): Configuration {
  const { authorize, token } = endpoints();
  const configuration = new Configuration(
    { issuer: new URL(authorize).origin, authorization_endpoint: authorize, token_endpoint: token },
    keys.clientId,
    keys.clientSecret,
  );
  configuration[customFetch] = ask;
  if (token.startsWith('http:')) allowInsecureRequests(configuration);
  return configuration;
}

async function whoHolds(
  accessToken: string,
  configuration: Configuration,
  { endpoints, log }: FacebookSite,
): Promise<Person | undefined> {
  const address = new URL(endpoints().me);
  address.searchParams.set('fields', 'id,name,email');
  const answer = await fetchProtectedResource(configuration, accessToken, address, 'GET');
  const me = Me.safeParse(answer.ok ? await answer.json().catch(() => undefined) : undefined);
  if (!me.success) {
    log.warn({ status: answer.status }, 'Facebook did not say who came');
    return undefined;
  }
  const { id, name, email } = me.data;
  return personFrom({ subject: id, name, mail: email, mailIsVerified: false });
}
