import { createHash, randomBytes } from 'node:crypto';
import type { FakeOAuthUser } from '@galleria/demo/people/fake-oauth-users';
import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';
import { z } from 'zod';
import type { ClientKeys } from '../../config.ts';
import type { FakeProvider } from '../../gateways/oauth/open-oauth-providers.ts';
import { ExpiringMap } from './expiring-map.ts';

const CODE_LIFE_MS = 60_000;
const TOKEN_LIFE_SECONDS = 60;
const ALGORITHM = 'ES256';

export const AuthorizeRequest = z.object({
  response_type: z.literal('code'),
  client_id: z.string(),
  redirect_uri: z.string(),
  scope: z.string().max(200),
  state: z.string().min(1).max(500),
  nonce: z.string().max(500).optional(),
  code_challenge: z.string().regex(/^[\w-]{43}$/),
  code_challenge_method: z.literal('S256'),
});
export type AuthorizeRequest = z.output<typeof AuthorizeRequest>;

export const TokenRequest = z.object({
  grant_type: z.literal('authorization_code'),
  code: z.string(),
  redirect_uri: z.string(),
  client_id: z.string(),
  client_secret: z.string(),
  code_verifier: z.string(),
});
export type TokenRequest = z.output<typeof TokenRequest>;

interface Options {
  readonly publicUrl: () => string;
  readonly fetch: FakeProvider['fetch'];
  readonly nowMs?: () => number;
}

interface Tokens {
  access_token: string;
  token_type: 'Bearer';
  expires_in: number;
  id_token?: string;
}

/**
 * A fake OAuth provider for the demo: invented users, one client. Codes, PKCE and signatures work as at a real
 * provider, so that the mall runs its real code.
 */
export class FakeOAuthProvider implements FakeProvider {
  readonly name: FakeProvider['name'];
  readonly fetch: FakeProvider['fetch'];
  readonly keys: ClientKeys = { clientId: 'galleria-demo', clientSecret: randomBytes(32).toString('base64url') };
  readonly #publicUrl: () => string;
  readonly #codes: ExpiringMap<{ user: FakeOAuthUser; request: AuthorizeRequest }>;
  readonly #tokens: ExpiringMap<FakeOAuthUser>;
  readonly #signing = generateKeyPair(ALGORITHM);

  constructor(name: FakeProvider['name'], { publicUrl, fetch, nowMs }: Options) {
    this.name = name;
    this.fetch = fetch;
    this.#publicUrl = publicUrl;
    this.#codes = new ExpiringMap(CODE_LIFE_MS, nowMs);
    this.#tokens = new ExpiringMap(TOKEN_LIFE_SECONDS * 1000, nowMs);
  }

  get issuer(): string {
    return `${this.#publicUrl()}/fake-oauth/${this.name}`;
  }

  get endpoints(): { authorize: string; token: string; me: string } {
    return { authorize: `${this.issuer}/authorize`, token: `${this.issuer}/token`, me: `${this.issuer}/me` };
  }

  /** Redirects only to the callback URL of its own mall. */
  accepts(request: AuthorizeRequest): boolean {
    return (
      request.client_id === this.keys.clientId &&
      request.redirect_uri === `${this.#publicUrl()}/third-login/${this.name}`
    );
  }

  /** The callback URL with a code for the chosen user; without a user, with the error of a cancelled request. */
  callbackUrl(request: AuthorizeRequest, user: FakeOAuthUser | undefined): string {
    const url = new URL(request.redirect_uri);
    if (user) url.searchParams.set('code', this.#codes.put({ user, request }));
    else url.searchParams.set('error', 'access_denied');
    url.searchParams.set('state', request.state);
    // OpenID providers name the issuer; Facebook does not.
    if (this.name === 'google') url.searchParams.set('iss', this.issuer);
    return url.href;
  }

  async exchangeCode(given: TokenRequest): Promise<Tokens | 'invalid_client' | 'invalid_grant'> {
    // Consumed before anything is checked: a failed exchange uses up the code.
    const granted = this.#codes.take(given.code);
    if (given.client_id !== this.keys.clientId || given.client_secret !== this.keys.clientSecret)
      return 'invalid_client';
    if (!granted || granted.request.redirect_uri !== given.redirect_uri) return 'invalid_grant';
    if (challengeOf(given.code_verifier) !== granted.request.code_challenge) return 'invalid_grant';
    const { user, request } = granted;
    return {
      access_token: this.#tokens.put(user),
      token_type: 'Bearer',
      expires_in: TOKEN_LIFE_SECONDS,
      ...(request.scope.split(' ').includes('openid') ? { id_token: await this.#sign(user, request) } : {}),
    };
  }

  userOf(accessToken: string): FakeOAuthUser | undefined {
    return this.#tokens.get(accessToken);
  }

  async publicKeys(): Promise<{ keys: JWK[] }> {
    const { publicKey } = await this.#signing;
    return { keys: [{ ...(await exportJWK(publicKey)), use: 'sig', alg: ALGORITHM, kid: this.name }] };
  }

  discoveryDocument(): Record<string, unknown> {
    const { authorize, token, me } = this.endpoints;
    return {
      issuer: this.issuer,
      authorization_endpoint: authorize,
      token_endpoint: token,
      userinfo_endpoint: me,
      jwks_uri: `${this.issuer}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: [ALGORITHM],
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['client_secret_post'],
      scopes_supported: ['openid', 'email', 'profile'],
      authorization_response_iss_parameter_supported: true,
    };
  }

  async #sign(user: FakeOAuthUser, { nonce }: AuthorizeRequest): Promise<string> {
    const { privateKey } = await this.#signing;
    return new SignJWT(nonce === undefined ? {} : { nonce })
      .setProtectedHeader({ alg: ALGORITHM, kid: this.name })
      .setIssuer(this.issuer)
      .setAudience(this.keys.clientId)
      .setSubject(user.subject)
      .setIssuedAt()
      .setExpirationTime(`${TOKEN_LIFE_SECONDS} s`)
      .sign(privateKey);
  }
}

function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url');
}
