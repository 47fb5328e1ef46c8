import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import Provider, { type Configuration } from 'oidc-provider';
import { onTestFinished } from 'vitest';
import { ProviderMemory } from './provider-memory.ts';

export const KEYS = { clientId: 'galleria', clientSecret: 'a client secret' };

const KEY_NAME = { use: 'sig', alg: 'RS256', kid: 'test' } as const;

/** Shared by all providers of a process: generating RSA keys takes longer than most tests. */
const ownKey = makeKey();
const untrustedKey = makeKey();

interface Claims {
  name?: string;
  email?: string;
  email_verified?: boolean;
}

export interface TestProvider {
  readonly issuer: string;
  /** Claims by subject. */
  readonly users: Record<string, Claims>;
  /** Behaviour of its endpoints from now on. */
  behaviour: 'answers' | 'hangs' | 'breaks' | 'hangs up' | 'shows strange keys';
  /** Follows the authorization URL, signs in as this user, and returns the callback URL. */
  visit(url: string, subject: string): Promise<URL>;
}

/** A real OpenID provider (oidc-provider) on its own port; its login page signs in the user that the test names. */
export async function startProvider(callbackUrl: string): Promise<TestProvider> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  });
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const users: TestProvider['users'] = {};
  const oidc = new Provider(issuer, await configurationFor(callbackUrl, users));
  const answer = oidc.callback();
  const untrustedKeys = { keys: [{ ...(await exportJWK((await untrustedKey).publicKey)), ...KEY_NAME }] };
  const state: TestProvider = { issuer, users, behaviour: 'answers', visit: (url, subject) => visit(url, subject) };
  server.on('request', (request, response) => {
    if (state.behaviour === 'hangs') return;
    if (state.behaviour === 'breaks') return response.writeHead(503).end();
    if (state.behaviour === 'hangs up') return request.socket.destroy();
    if (state.behaviour === 'shows strange keys' && request.url === '/jwks')
      return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(untrustedKeys));
    const subject = String(request.headers['x-test-user'] ?? '');
    if (!request.url?.startsWith('/interaction/')) return answer(request, response);
    return oidc.interactionFinished(request, response, { login: { accountId: subject } });
  });
  const visit = async (start: string, subject: string) => {
    const cookies = new Map<string, string>();
    let address = new URL(start);
    while (!address.href.startsWith(callbackUrl)) {
      const response = await fetch(address, {
        redirect: 'manual',
        headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; '), 'x-test-user': subject },
      });
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = line.match(/^([^=]+)=([^;]*)/) ?? [];
        cookies.set(name, value);
      }
      const next = response.headers.get('location');
      if (!next) throw new Error(`visit: no redirect from ${address.pathname}: ${await response.text()}`);
      address = new URL(next, address);
    }
    return address;
  };
  return state;
}

function makeKey() {
  return generateKeyPair('RS256', { extractable: true });
}

async function configurationFor(callbackUrl: string, users: TestProvider['users']): Promise<Configuration> {
  return {
    clients: [
      {
        client_id: KEYS.clientId,
        client_secret: KEYS.clientSecret,
        redirect_uris: [callbackUrl],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...(await exportJWK((await ownKey).privateKey)), ...KEY_NAME }] },
    cookies: { keys: [randomBytes(16).toString('hex')] },
    claims: { openid: ['sub'], profile: ['name'], email: ['email', 'email_verified'] },
    adapter: ProviderMemory,
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600, AuthorizationCode: 60 },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_context, subject) => ({ accountId: subject, claims: () => ({ sub: subject, ...users[subject] }) }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        clientId: KEYS.clientId,
        ...(oidc.session?.accountId ? { accountId: oidc.session.accountId } : {}),
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  };
}
