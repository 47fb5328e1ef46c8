import { createHash } from 'node:crypto';
import { type PersonElsewhere, peopleElsewhere } from '@galleria/demo/people/people-elsewhere';
import { createLocalJWKSet, jwtVerify } from 'jose';
import { describe, expect, it } from 'vitest';
import { type AuthorizeRequest, StandIn, type TokenRequest } from './stand-in.ts';

const VERIFIER = 'v'.repeat(43);
const CALLBACK = 'https://mall.test/third-login/google';
const [robin] = peopleElsewhere as [PersonElsewhere];

function open() {
  const clock = { ms: 0 };
  const standIn = new StandIn(
    'google',
    () => 'https://mall.test',
    () => clock.ms,
  );
  const request: AuthorizeRequest = {
    response_type: 'code',
    client_id: standIn.keys.clientId,
    redirect_uri: CALLBACK,
    scope: 'openid email profile',
    state: 'some-state',
    nonce: 'some-nonce',
    code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
    code_challenge_method: 'S256',
  };
  const newCode = () => new URL(standIn.wayBack(request, robin)).searchParams.get('code') ?? '';
  const tokenRequest = (changes: Partial<TokenRequest> = {}): TokenRequest => ({
    grant_type: 'authorization_code',
    code: newCode(),
    redirect_uri: CALLBACK,
    client_id: standIn.keys.clientId,
    client_secret: standIn.keys.clientSecret,
    code_verifier: VERIFIER,
    ...changes,
  });
  return { standIn, request, tokenRequest, clock };
}

describe('the stand-in', () => {
  it('sends people back to its own mall only', () => {
    const { standIn, request } = open();
    expect(standIn.accepts(request)).toBe(true);
    for (const redirect_uri of ['https://evil.test/', `${CALLBACK}/`, 'https://mall.test/third-login/facebook'])
      expect(standIn.accepts({ ...request, redirect_uri })).toBe(false);
    expect(standIn.accepts({ ...request, client_id: 'another' })).toBe(false);
  });

  it('gives tokens for a code once, and signs who it was', async () => {
    const { standIn, tokenRequest } = open();
    const asked = tokenRequest();
    const tokens = await standIn.redeem(asked);
    if (typeof tokens === 'string') throw new Error(tokens);
    expect(standIn.whoHolds(tokens.access_token)).toBe(robin);
    const keys = createLocalJWKSet(await standIn.publicKeys());
    const { payload } = await jwtVerify(tokens.id_token ?? '', keys, { issuer: standIn.issuer });
    expect(payload).toMatchObject({ sub: robin.subject, aud: standIn.keys.clientId, nonce: 'some-nonce' });
    expect(await standIn.redeem(asked)).toBe('invalid_grant');
  });

  it.each([
    [{ code_verifier: 'w'.repeat(43) }, 'invalid_grant'],
    [{ redirect_uri: 'https://mall.test/third-login/facebook' }, 'invalid_grant'],
    [{ client_secret: 'guessed' }, 'invalid_client'],
    [{ client_id: 'another' }, 'invalid_client'],
    [{ code: 'made-up' }, 'invalid_grant'],
  ])('refuses %o, and the code is spent', async (changes, error) => {
    const { standIn, tokenRequest } = open();
    const asked = tokenRequest(changes);
    expect(await standIn.redeem(asked)).toBe(error);
    expect(await standIn.redeem(tokenRequest({ code: asked.code }))).toBe('invalid_grant');
  });

  it('forgets codes and tokens after a minute', async () => {
    const { standIn, tokenRequest, clock } = open();
    const [inTime, late] = [tokenRequest(), tokenRequest()];
    clock.ms = 59_000;
    const tokens = await standIn.redeem(inTime);
    if (typeof tokens === 'string') throw new Error(tokens);
    clock.ms = 61_000;
    expect(await standIn.redeem(late)).toBe('invalid_grant');
    expect(standIn.whoHolds(tokens.access_token)).toBe(robin);
    clock.ms = 120_000;
    expect(standIn.whoHolds(tokens.access_token)).toBeUndefined();
  });
});
