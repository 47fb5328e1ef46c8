import { peopleElsewhere } from '@galleria/demo/people/people-elsewhere';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@galleria/domain/site/locales';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { comesFromOwnOrigin } from '../../../infra/http/own-origin.ts';
import { choosePreferences } from '../../../infra/pages/preferences.ts';
import { renderAuthorizePage, renderWrongRequest } from './authorize-page.ts';
import { AuthorizeRequest, type StandIn, TokenRequest } from './stand-in.ts';

/** Puts a stand-in under /stand-in/<name>, as if it were a site of its own. */
export function registerStandIn(server: FastifyInstance, standIn: StandIn): void {
  const at = `/stand-in/${standIn.name}`;
  registerAuthorize(server, standIn, `${at}/authorize`);
  const config = { access: 'public' } as const;
  server.post(`${at}/token`, { config }, (request, reply) => answerToken(standIn, request, reply));
  server.get(`${at}/me`, { config }, (request, reply) => answerMe(standIn, request, reply));
  if (standIn.name !== 'google') return;
  server.get(`${at}/.well-known/openid-configuration`, { config }, async () => standIn.describe());
  server.get(`${at}/keys`, { config }, () => standIn.publicKeys());
}

function registerAuthorize(server: FastifyInstance, standIn: StandIn, url: string): void {
  const config = { access: 'page' } as const;
  server.get(url, { config }, async (request, reply) => {
    const asked = readAuthorize(standIn, request);
    const render = asked ? renderAuthorizePage : renderWrongRequest;
    return reply
      .code(asked ? 200 : 400)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(render(standIn.name, localeOf(request), reply.nonce));
  });
  server.post(url, { config }, async (request, reply) => {
    const asked = comesFromOwnOrigin(request) ? readAuthorize(standIn, request) : undefined;
    const { person: chosen } = (request.body ?? {}) as { person?: unknown };
    const person = peopleElsewhere.find(({ subject }) => subject === chosen);
    if (asked) return reply.header('cache-control', 'no-store').redirect(standIn.wayBack(asked, person), 303);
    return reply
      .code(400)
      .type('text/html; charset=utf-8')
      .send(renderWrongRequest(standIn.name, localeOf(request), reply.nonce));
  });
}

function readAuthorize(standIn: StandIn, request: FastifyRequest): AuthorizeRequest | undefined {
  const asked = AuthorizeRequest.safeParse(request.query);
  return asked.success && standIn.accepts(asked.data) ? asked.data : undefined;
}

function localeOf(request: FastifyRequest): Locale {
  const everything = { locales: LOCALES, defaultLocale: DEFAULT_LOCALE, currencyCodes: [], defaultCurrencyCode: '' };
  return choosePreferences(request, everything).locale;
}

async function answerToken(standIn: StandIn, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  reply.header('cache-control', 'no-store');
  const given = TokenRequest.safeParse(request.body);
  if (!given.success) return reply.code(400).send({ error: 'invalid_request' });
  const tokens = await standIn.redeem(given.data);
  return typeof tokens === 'string'
    ? reply.code(tokens === 'invalid_client' ? 401 : 400).send({ error: tokens })
    : reply.send(tokens);
}

async function answerMe(standIn: StandIn, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  reply.header('cache-control', 'no-store');
  const [, token = ''] = request.headers.authorization?.match(/^Bearer (\S+)$/i) ?? [];
  const person = standIn.whoHolds(token);
  if (!person) {
    return reply.code(401).header('www-authenticate', 'Bearer error="invalid_token"').send({ error: 'invalid_token' });
  }
  const { subject, name, mail, mailIsVerified } = person;
  const email = mail ? { email: mail } : {};
  return reply.send(
    standIn.name === 'google'
      ? { sub: subject, name, ...email, ...(mail ? { email_verified: mailIsVerified } : {}) }
      : { id: subject, name, ...email },
  );
}
