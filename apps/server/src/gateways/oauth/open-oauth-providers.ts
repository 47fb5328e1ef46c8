import { SOCIAL_TYPES } from '@galleria/domain/accounts/social-types';
import type { ClientKeys, Config } from '../../config.ts';
import type { Log } from '../../infra/log/log.ts';
import { type FacebookEndpoints, facebookProvider } from './facebook-provider.ts';
import type { OAuthProvider } from './oauth-provider.ts';
import { openIdProvider } from './openid-provider.ts';
import { providerFetch } from './provider-http.ts';

const TIMEOUT_MS = 5000;

interface Endpoints {
  readonly googleIssuer: string;
  readonly facebook: FacebookEndpoints;
}

const REAL_ENDPOINTS: Endpoints = {
  googleIssuer: 'https://accounts.google.com',
  // Without a version in the path, Facebook uses the oldest version that the app may use, so no version expires here.
  facebook: {
    authorize: 'https://www.facebook.com/dialog/oauth',
    token: 'https://graph.facebook.com/oauth/access_token',
    me: 'https://graph.facebook.com/me',
  },
};

/** Takes the place of a provider in the demo. */
export interface FakeProvider {
  readonly name: keyof typeof SOCIAL_TYPES;
  readonly keys: ClientKeys;
  readonly issuer: string;
  readonly endpoints: FacebookEndpoints;
  readonly fetch: typeof globalThis.fetch;
}

interface Options {
  readonly log: Log;
  readonly fakes?: readonly FakeProvider[];
  readonly endpoints?: Endpoints;
  readonly timeoutMs?: number;
}

/** Providers with keys. In the demo also fake ones, which the caller passes only when no real provider has keys. */
export function openOAuthProviders(
  config: Pick<Config, 'google' | 'facebook'>,
  { log, fakes = [], endpoints = REAL_ENDPOINTS, timeoutMs = TIMEOUT_MS }: Options,
): readonly OAuthProvider[] {
  const connect = (name: FakeProvider['name']) => {
    const fake = config[name] ? undefined : fakes.find((one) => one.name === name);
    const keys = config[name] ?? fake?.keys;
    return (
      keys && { fake, options: { keys, log, isFake: fake !== undefined, fetch: providerFetch(timeoutMs, fake?.fetch) } }
    );
  };
  const google = connect('google');
  const facebook = connect('facebook');
  return [
    ...(google
      ? [
          openIdProvider({
            ...google.options,
            socialType: SOCIAL_TYPES.google,
            issuer: () => google.fake?.issuer ?? endpoints.googleIssuer,
          }),
        ]
      : []),
    ...(facebook
      ? [facebookProvider({ ...facebook.options, endpoints: () => facebook.fake?.endpoints ?? endpoints.facebook })]
      : []),
  ];
}
