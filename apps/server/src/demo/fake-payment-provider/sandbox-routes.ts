import { DEFAULT_LOCALE, LOCALES, type Locale } from '@galleria/domain/site/locales';
import { ownPath } from '@galleria/domain/site/own-path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { comesFromOwnOrigin } from '../../infra/http/request-origin.ts';
import { choosePreferences } from '../../infra/pages/preferences.ts';
import { renderSandboxPage, renderUnknownCharge } from './render-page.ts';
import type { Sandbox } from './sandbox.ts';

const CHOICES = { pay: 'paid', decline: 'declined', leave: 'left' } as const;

interface ChargeRoute {
  Params: { ref: string };
}

/** The fake provider's page, under a URL that only the buyer knows. */
export function registerSandboxPage(server: FastifyInstance, sandbox: Sandbox, publicUrl: () => string): void {
  const config = { access: 'page' } as const;
  const returnPath = (returnUrl: string) => pathOnThisHost(returnUrl, publicUrl());
  server.get<ChargeRoute>('/sandbox-pay/:ref', { config }, async (request, reply) => {
    const charge = await sandbox.charge(request.params.ref);
    const page = { locale: localeOf(request), nonce: reply.nonce };
    return charge
      ? send(reply, 200, renderSandboxPage(charge, returnPath(charge.returnUrl), page))
      : send(reply, 404, renderUnknownCharge(page));
  });
  server.post<ChargeRoute>('/sandbox-pay/:ref', { config }, async (request, reply) => {
    const charge = await sandbox.charge(request.params.ref);
    const choice = parseChoice(request.body);
    if (!charge || !choice || !comesFromOwnOrigin(request)) {
      return send(reply, charge ? 400 : 404, renderUnknownCharge({ locale: localeOf(request), nonce: reply.nonce }));
    }
    await sandbox.decide(charge.ref, CHOICES[choice]);
    return reply.header('cache-control', 'no-store').redirect(returnPath(charge.returnUrl), 303);
  });
}

function parseChoice(body: unknown): keyof typeof CHOICES | undefined {
  const { choice } = (body ?? {}) as { choice?: unknown };
  return choice === 'pay' || choice === 'decline' || choice === 'leave' ? choice : undefined;
}

/** Relative, so that the buyer stays on the host where they are signed in. */
function pathOnThisHost(returnUrl: string, publicUrl: string): string {
  const { origin, pathname, search, hash } = new URL(returnUrl, publicUrl);
  const path = origin === new URL(publicUrl).origin ? ownPath(pathname + search + hash, publicUrl) : undefined;
  return path ?? '/';
}

function send(reply: FastifyReply, status: number, page: string): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page);
}

function localeOf(request: FastifyRequest): Locale {
  const allLocales = { locales: LOCALES, defaultLocale: DEFAULT_LOCALE, currencyCodes: [], defaultCurrencyCode: '' };
  return choosePreferences(request, allLocales).locale;
}
