import { createHash, randomBytes } from 'node:crypto';
import type { PersonElsewhere } from '@galleria/demo/people/people-elsewhere';
import type { SOCIAL_TYPES } from '@galleria/domain/accounts/social-types';
import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';
import { z } from 'zod';
import type { ClientKeys } from '../../../config.ts';
import { ShortLived } from './short-lived.ts';

export type StandInName = keyof typeof SOCIAL_TYPES;

const CODE_LIFE_MS = 60_000;
const TOKEN_LIFE_SECONDS = 60;
const ALGORITHM = 'ES256';

/** What a mall asks for when it sends somebody over. */
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

interface Tokens {
  access_token: string;
  token_type: 'Bearer';
  expires_in: number;
  id_token?: string;
}

/**
 * The demo's imitation of a site to sign in with. It knows only made-up people and this one mall, and does with codes,
 * PKCE and signatures what a real one does, so that the way through the mall is the real one.
 */
export class StandIn {
  readonly name: StandInName;
  readonly keys: ClientKeys = { clientId: 'galleria-demo', clientSecret: randomBytes(32).toString('base64url') };
  readonly #publicUrl: () => string;
  readonly #codes: ShortLived<{ person: PersonElsewhere; request: AuthorizeRequest }>;
  readonly #tokens: ShortLived<PersonElsewhere>;
  readonly #signing = generateKeyPair(ALGORITHM);

  constructor(name: StandInName, publicUrl: () => string, nowMs?: () => number) {
    this.name = name;
    this.#publicUrl = publicUrl;
    this.#codes = new ShortLived(CODE_LIFE_MS, nowMs);
    this.#tokens = new ShortLived(TOKEN_LIFE_SECONDS * 1000, nowMs);
  }

  get issuer(): string {
    return `${this.#publicUrl()}/stand-in/${this.name}`;
  }

  get endpoints(): { authorize: string; token: string; me: string } {
    return { authorize: `${this.issuer}/authorize`, token: `${this.issuer}/token`, me: `${this.issuer}/me` };
  }

  /** It sends people back to the mall it belongs to and nowhere else. */
  accepts(request: AuthorizeRequest): boolean {
    return (
      request.client_id === this.keys.clientId &&
      request.redirect_uri === `${this.#publicUrl()}/third-login/${this.name}`
    );
  }

  /** The way back for the person who was chosen, or with their refusal. */
  wayBack(request: AuthorizeRequest, person: PersonElsewhere | undefined): string {
    const address = new URL(request.redirect_uri);
    if (person) address.searchParams.set('code', this.#codes.put({ person, request }));
    else address.searchParams.set('error', 'access_denied');
    address.searchParams.set('state', request.state);
    // OpenID sites say who is answering; Facebook does not.
    if (this.name === 'google') address.searchParams.set('iss', this.issuer);
    return address.href;
  }

  async redeem(given: TokenRequest): Promise<Tokens | 'invalid_client' | 'invalid_grant'> {
    // Taken before anything is checked: a code that was tried is spent.
    const granted = this.#codes.take(given.code);
    if (given.client_id !== this.keys.clientId || given.client_secret !== this.keys.clientSecret)
      return 'invalid_client';
    if (!granted || granted.request.redirect_uri !== given.redirect_uri) return 'invalid_grant';
    if (challengeOf(given.code_verifier) !== granted.request.code_challenge) return 'invalid_grant';
    const { person, request } = granted;
    return {
      access_token: this.#tokens.put(person),
      token_type: 'Bearer',
      expires_in: TOKEN_LIFE_SECONDS,
      ...(request.scope.split(' ').includes('openid') ? { id_token: await this.#sign(person, request) } : {}),
    };
  }

  whoHolds(accessToken: string): PersonElsewhere | undefined {
    return this.#tokens.get(accessToken);
  }

  async publicKeys(): Promise<{ keys: JWK[] }> {
    const { publicKey } = await this.#signing;
    return { keys: [{ ...(await exportJWK(publicKey)), use: 'sig', alg: ALGORITHM, kid: this.name }] };
  }

  describe(): Record<string, unknown> {
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

  async #sign(person: PersonElsewhere, { nonce }: AuthorizeRequest): Promise<string> {
    const { privateKey } = await this.#signing;
    return new SignJWT(nonce === undefined ? {} : { nonce })
      .setProtectedHeader({ alg: ALGORITHM, kid: this.name })
      .setIssuer(this.issuer)
      .setAudience(this.keys.clientId)
      .setSubject(person.subject)
      .setIssuedAt()
      .setExpirationTime(`${TOKEN_LIFE_SECONDS} s`)
      .sign(privateKey);
  }
}

function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url');
}
