import { createHash } from 'node:crypto';
import { type FakeOAuthUser, fakeOAuthUsers } from '@galleria/demo/people/fake-oauth-users';
import { createLocalJWKSet, jwtVerify } from 'jose';
import { describe, expect, it } from 'vitest';
import { type AuthorizeRequest, FakeOAuthProvider, type TokenRequest } from './fake-oauth-provider.ts';

const VERIFIER = 'v'.repeat(43);
const CALLBACK = 'https://mall.test/third-login/google';
const [robin] = fakeOAuthUsers as [FakeOAuthUser];

function open() {
  const clock = { ms: 0 };
  const fake = new FakeOAuthProvider('google', {
    publicUrl: () => 'https://mall.test',
    fetch: globalThis.fetch,
    nowMs: () => clock.ms,
  });
  const request: AuthorizeRequest = {
    response_type: 'code',
    client_id: fake.keys.clientId,
    redirect_uri: CALLBACK,
    scope: 'openid email profile',
    state: 'some-state',
    nonce: 'some-nonce',
    code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
    code_challenge_method: 'S256',
  };
  const newCode = () => new URL(fake.callbackUrl(request, robin)).searchParams.get('code') ?? '';
  const tokenRequest = (changes: Partial<TokenRequest> = {}): TokenRequest => ({
    grant_type: 'authorization_code',
    code: newCode(),
    redirect_uri: CALLBACK,
    client_id: fake.keys.clientId,
    client_secret: fake.keys.clientSecret,
    code_verifier: VERIFIER,
    ...changes,
  });
  return { fake, request, tokenRequest, clock };
}

describe('FakeOAuthProvider', () => {
  it('accepts only its own client and the callback URL of its own mall', () => {
    const { fake, request } = open();
    expect(fake.accepts(request)).toBe(true);
    for (const redirect_uri of ['https://evil.test/', `${CALLBACK}/`, 'https://mall.test/third-login/facebook'])
      expect(fake.accepts({ ...request, redirect_uri })).toBe(false);
    expect(fake.accepts({ ...request, client_id: 'another' })).toBe(false);
  });

  it('exchanges a code once, for an ID token with the chosen user', async () => {
    const { fake, tokenRequest } = open();
    const asked = tokenRequest();
    const tokens = await fake.exchangeCode(asked);
    if (typeof tokens === 'string') throw new Error(tokens);
    expect(fake.userOf(tokens.access_token)).toBe(robin);
    const keys = createLocalJWKSet(await fake.publicKeys());
    const { payload } = await jwtVerify(tokens.id_token ?? '', keys, { issuer: fake.issuer });
    expect(payload).toMatchObject({ sub: robin.subject, aud: fake.keys.clientId, nonce: 'some-nonce' });
    expect(await fake.exchangeCode(asked)).toBe('invalid_grant');
  });

  it.each([
    [{ code_verifier: 'w'.repeat(43) }, 'invalid_grant'],
    [{ redirect_uri: 'https://mall.test/third-login/facebook' }, 'invalid_grant'],
    [{ client_secret: 'guessed' }, 'invalid_client'],
    [{ client_id: 'another' }, 'invalid_client'],
    [{ code: 'made-up' }, 'invalid_grant'],
  ])('refuses %o and uses up the code', async (changes, error) => {
    const { fake, tokenRequest } = open();
    const asked = tokenRequest(changes);
    expect(await fake.exchangeCode(asked)).toBe(error);
    expect(await fake.exchangeCode(tokenRequest({ code: asked.code }))).toBe('invalid_grant');
  });

  it('expires codes and tokens after a minute', async () => {
    const { fake, tokenRequest, clock } = open();
    const [inTime, late] = [tokenRequest(), tokenRequest()];
    clock.ms = 59_000;
    const tokens = await fake.exchangeCode(inTime);
    if (typeof tokens === 'string') throw new Error(tokens);
    clock.ms = 61_000;
    expect(await fake.exchangeCode(late)).toBe('invalid_grant');
    expect(fake.userOf(tokens.access_token)).toBe(robin);
    clock.ms = 120_000;
    expect(fake.userOf(tokens.access_token)).toBeUndefined();
  });
});
