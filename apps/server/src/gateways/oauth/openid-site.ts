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
import type { Log } from '../../infra/log.ts';
import { returnAddress } from './callback-address.ts';
import type { Journey, OtherSite, Person, Returned } from './other-site.ts';
import { personFrom } from './person.ts';
import { whatWentWrong } from './what-went-wrong.ts';

interface OpenIdSite extends Pick<OtherSite, 'socialType' | 'standIn'> {
  /** Where the site describes itself. Asked late: the stand-in's address is known only once the mall listens. */
  readonly issuer: () => string;
  readonly keys: ClientKeys;
  readonly ask: CustomFetch;
  readonly log: Log;
}

/** A site that speaks OpenID Connect: it tells its endpoints, and signs who came. */
export function openIdSite(site: OpenIdSite): OtherSite {
  let discovered: Promise<Configuration> | undefined;
  const configuration = () => {
    discovered ??= discover(site).catch((problem) => {
      // A failure is not remembered: the next person finds the site back again.
      discovered = undefined;
      throw problem;
    });
    return discovered;
  };
  return {
    socialType: site.socialType,
    standIn: site.standIn,
    begin: async (journey, callbackUrl) => {
      try {
        return await addressFor(await configuration(), journey, callbackUrl);
      } catch (problem) {
        whatWentWrong(problem, site.log);
        return refuse('thirdLogin.unreachable');
      }
    },
    finish: async (journey, callbackUrl, returned) => {
      try {
        return await whoCame(await configuration(), journey, callbackUrl, returned);
      } catch (problem) {
        return whatWentWrong(problem, site.log);
      }
    },
  };
}

function discover({ issuer, keys, ask }: OpenIdSite): Promise<Configuration> {
  const address = new URL(issuer());
  return discovery(address, keys.clientId, keys.clientSecret, undefined, {
    [customFetch]: ask,
    execute: [enableNonRepudiationChecks, ...(address.protocol === 'http:' ? [allowInsecureRequests] : [])],
  });
}

async function addressFor(configuration: Configuration, journey: Journey, callbackUrl: string): Promise<string> {
  const address = buildAuthorizationUrl(configuration, {
    redirect_uri: callbackUrl,
    scope: 'openid email profile',
    state: journey.state,
    nonce: journey.nonce,
    code_challenge: await calculatePKCECodeChallenge(journey.verifier),
    code_challenge_method: 'S256',
  });
  return address.href;
}

async function whoCame(
  configuration: Configuration,
  journey: Journey,
  callbackUrl: string,
  returned: Returned,
): Promise<Person> {
  const tokens = await authorizationCodeGrant(configuration, returnAddress(callbackUrl, returned), {
    expectedState: journey.state,
    expectedNonce: journey.nonce,
    pkceCodeVerifier: journey.verifier,
  });
  const subject = tokens.claims()?.sub ?? '';
  const told = await fetchUserInfo(configuration, tokens.access_token, subject);
  return personFrom({
    subject,
    name: told.name,
    mail: told.email,
    mailIsVerified: told.email_verified === true,
  });
}
