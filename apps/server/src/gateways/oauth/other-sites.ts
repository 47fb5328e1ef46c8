import { SOCIAL_TYPES } from '@galleria/domain/accounts/social-types';
import type { FastifyInstance } from 'fastify';
import type { CustomFetch } from 'openid-client';
import type { ClientKeys, Config } from '../../config.ts';
import type { Log } from '../../infra/log.ts';
import { askInTime, askOverNetwork } from './ask-in-time.ts';
import { type FacebookEndpoints, facebookSite } from './facebook-site.ts';
import { openIdSite } from './openid-site.ts';
import type { OtherSite } from './other-site.ts';
import { askInProcess } from './stand-in/ask-in-process.ts';
import { StandIn, type StandInName } from './stand-in/stand-in.ts';
import { registerStandIn } from './stand-in/stand-in-routes.ts';

/** Where the real sites are. Tests bring their own. */
interface Addresses {
  readonly googleIssuer: string;
  readonly facebook: FacebookEndpoints;
}

const TIMEOUT_MS = 5000;

const REAL: Addresses = {
  googleIssuer: 'https://accounts.google.com',
  // Without a version in the path Facebook takes the oldest that the app may use, so none expires here.
  facebook: {
    authorize: 'https://www.facebook.com/dialog/oauth',
    token: 'https://graph.facebook.com/oauth/access_token',
    me: 'https://graph.facebook.com/me',
  },
};

interface OtherSites {
  readonly sites: readonly OtherSite[];
  /** Puts the stand-ins, where there are any, on the mall's own server. */
  registerStandIns(): void;
}

interface World {
  readonly server: FastifyInstance;
  readonly publicUrl: () => string;
  readonly log: Log;
  readonly addresses?: Addresses;
  readonly timeoutMs?: number;
}

/** A site that can be asked: the real one, or its stand-in. */
interface Place {
  readonly keys: ClientKeys;
  readonly ask: CustomFetch;
  readonly log: Log;
  readonly standIn: StandIn | undefined;
}

/** Sites with keys are offered. Without keys a demo has stand-ins in their places, and a real mall has nothing. */
export function openOtherSites(
  config: Pick<Config, 'google' | 'facebook' | 'demo'>,
  { server, publicUrl, log, addresses = REAL, timeoutMs = TIMEOUT_MS }: World,
): OtherSites {
  const placeFor = (name: StandInName): Place | undefined => {
    const keys = config[name];
    if (keys) return { keys, ask: askInTime(askOverNetwork, timeoutMs), log, standIn: undefined };
    if (!config.demo) return undefined;
    const standIn = new StandIn(name, publicUrl);
    return { keys: standIn.keys, ask: askInTime(askInProcess(server), timeoutMs), log, standIn };
  };
  const google = placeFor('google');
  const facebook = placeFor('facebook');
  return {
    sites: [...(google ? [googleAt(google, addresses)] : []), ...(facebook ? [facebookAt(facebook, addresses)] : [])],
    registerStandIns: () => {
      for (const place of [google, facebook]) if (place?.standIn) registerStandIn(server, place.standIn);
    },
  };
}

function googleAt({ standIn, ...place }: Place, { googleIssuer }: Addresses): OtherSite {
  const issuer = () => standIn?.issuer ?? googleIssuer;
  return openIdSite({ ...place, socialType: SOCIAL_TYPES.google, standIn: standIn !== undefined, issuer });
}

function facebookAt({ standIn, ...place }: Place, { facebook }: Addresses): OtherSite {
  return facebookSite({ ...place, standIn: standIn !== undefined, endpoints: () => standIn?.endpoints ?? facebook });
}
