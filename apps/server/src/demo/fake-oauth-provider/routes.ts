import { fakeOAuthUsers } from '@galleria/demo/people/fake-oauth-users';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@galleria/domain/site/locales';
import type { FastifyInstance, FastifyReply, FastifyRequest, InjectOptions } from 'fastify';
import { z } from 'zod';
import type { Config } from '../../config.ts';
import { comesFromOwnOrigin } from '../../infra/http/request-origin.ts';
import { choosePreferences } from '../../infra/pages/preferences.ts';
import { hasRealKeys } from '../demo-conflict.ts';
import { renderAuthorizePage, renderInvalidRequest } from './authorize-page.ts';
import { AuthorizeRequest, FakeOAuthProvider, TokenRequest } from './fake-oauth-provider.ts';

/** A fake provider for each real one; none outside of the demo, and none beside a real provider. */
export function openFakeOAuthProviders(
  config: Config,
  server: FastifyInstance,
  publicUrl: () => string,
): FakeOAuthProvider[] {
  if (!config.demo || hasRealKeys(config)) return [];
  return (['google', 'facebook'] as const).map(
    (name) => new FakeOAuthProvider(name, { publicUrl, fetch: fetchInProcess(server) }),
  );
}

/** A fetch that calls this server without a network: the mall may be unable to reach its own public URL. */
function fetchInProcess(server: FastifyInstance): typeof globalThis.fetch {
  return async (input, { method = 'GET', headers, body } = {}) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    const response = await server.inject({
      method: method as NonNullable<InjectOptions['method']>,
      url: pathname + search,
      headers: Object.fromEntries(new Headers(headers)),
      ...(body instanceof URLSearchParams ? { payload: body.toString() } : {}),
    });
    const responseHeaders = Object.entries(response.headers).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, String(value)]],
    );
    return new Response(response.body || null, { status: response.statusCode, headers: responseHeaders });
  };
}

/** Serves each fake provider at /fake-oauth/<name>. */
export function registerFakeOAuthProviders(server: FastifyInstance, fakes: readonly FakeOAuthProvider[]): void {
  for (const fake of fakes) registerFake(server, fake);
}

function registerFake(server: FastifyInstance, fake: FakeOAuthProvider): void {
  const at = `/fake-oauth/${fake.name}`;
  registerAuthorize(server, fake, `${at}/authorize`);
  const config = { access: 'public' } as const;
  server.post(`${at}/token`, { config }, (request, reply) => sendToken(fake, request, reply));
  server.get(`${at}/me`, { config }, (request, reply) => sendUserInfo(fake, request, reply));
  if (fake.name !== 'google') return;
  server.get(`${at}/.well-known/openid-configuration`, { config }, async () => fake.discoveryDocument());
  server.get(`${at}/keys`, { config }, () => fake.publicKeys());
}

/** `person` is the subject of the chosen user, or empty for cancelling. */
const AuthorizeForm = z.object({ person: z.string() });

function registerAuthorize(server: FastifyInstance, fake: FakeOAuthProvider, url: string): void {
  const config = { access: 'page' } as const;
  server.get(url, { config }, async (request, reply) => {
    const authorize = readAuthorize(fake, request);
    const render = authorize ? renderAuthorizePage : renderInvalidRequest;
    return reply
      .code(authorize ? 200 : 400)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(render(fake.name, localeOf(request), reply.nonce));
  });
  server.post(url, { config }, async (request, reply) => {
    const authorize = comesFromOwnOrigin(request) ? readAuthorize(fake, request) : undefined;
    const chosen = AuthorizeForm.safeParse(request.body).data?.person;
    const user = fakeOAuthUsers.find(({ subject }) => subject === chosen);
    if (authorize) return reply.header('cache-control', 'no-store').redirect(fake.callbackUrl(authorize, user), 303);
    return reply
      .code(400)
      .type('text/html; charset=utf-8')
      .send(renderInvalidRequest(fake.name, localeOf(request), reply.nonce));
  });
}

function readAuthorize(fake: FakeOAuthProvider, request: FastifyRequest): AuthorizeRequest | undefined {
  const authorize = AuthorizeRequest.safeParse(request.query);
  return authorize.success && fake.accepts(authorize.data) ? authorize.data : undefined;
}

function localeOf(request: FastifyRequest): Locale {
  const offered = { locales: LOCALES, defaultLocale: DEFAULT_LOCALE, currencyCodes: [], defaultCurrencyCode: '' };
  return choosePreferences(request, offered).locale;
}

async function sendToken(fake: FakeOAuthProvider, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  reply.header('cache-control', 'no-store');
  const given = TokenRequest.safeParse(request.body);
  if (!given.success) return reply.code(400).send({ error: 'invalid_request' });
  const tokens = await fake.exchangeCode(given.data);
  return typeof tokens === 'string'
    ? reply.code(tokens === 'invalid_client' ? 401 : 400).send({ error: tokens })
    : reply.send(tokens);
}

async function sendUserInfo(
  fake: FakeOAuthProvider,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply.header('cache-control', 'no-store');
  const [, token = ''] = request.headers.authorization?.match(/^Bearer (\S+)$/i) ?? [];
  const user = fake.userOf(token);
  if (!user) {
    return reply.code(401).header('www-authenticate', 'Bearer error="invalid_token"').send({ error: 'invalid_token' });
  }
  const { subject, name, mail, mailIsVerified } = user;
  const email = mail ? { email: mail } : {};
  return reply.send(
    fake.name === 'google'
      ? { sub: subject, name, ...email, ...(mail ? { email_verified: mailIsVerified } : {}) }
      : { id: subject, name, ...email },
  );
}
