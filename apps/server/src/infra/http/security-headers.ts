import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** Nonce for the scripts and styles of this page; empty where the answer is not a page. */
    nonce: string;
  }
}

const NONCE_BYTES = 16;

/** For answers that are not pages: they may load and run nothing at all, should a browser ever show one as a page. */
const INERT = "default-src 'none'; frame-ancestors 'none'";

/**
 * Security headers of every answer. On pages, scripts and styles run when they come from our own files or carry this
 * answer's nonce; style attributes are allowed because layout needs them and they can run nothing. The headers are
 * written by hand, because the usual plugin builds all of them anew for every request and gives scripts and styles
 * different nonces, which console libraries that inject both cannot use.
 */
export function registerSecurityHeaders(server: FastifyInstance, config: Config): void {
  const https = config.publicUrl?.startsWith('https:') ?? false;
  const policy = pagePolicy(config, https);
  const fixed: Record<string, string> = {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(self)',
    ...(https ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
  server.decorateReply('nonce', '');
  server.addHook('onRequest', async (request, reply) => {
    reply.headers(fixed);
    if (request.routeOptions.config.access === 'page') {
      reply.nonce = randomBytes(NONCE_BYTES).toString('base64url');
      reply.header('content-security-policy', policy.replaceAll('{nonce}', reply.nonce));
    } else {
      reply.header('content-security-policy', INERT);
    }
  });
}

function pagePolicy(config: Config, https: boolean): string {
  return [
    "default-src 'none'",
    "script-src 'self' 'nonce-{nonce}'",
    "style-src 'self' 'nonce-{nonce}'",
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob: ${tileOrigin(config)}`.trim(),
    "font-src 'self'",
    // Hot reload uses a WebSocket during development.
    config.mode === 'development' ? "connect-src 'self' ws:" : "connect-src 'self'",
    // Product videos are hosted where their store put them; nothing is fetched before one is played.
    "media-src 'self' https:",
    "manifest-src 'self'",
    `form-action 'self' ${payPages(config).join(' ')}`.trim(),
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** The origin of map tiles. The placeholder for one of several tile servers becomes a wildcard. */
function tileOrigin({ mapTiles }: Config): string {
  return mapTiles ? new URL(mapTiles.url.replace('{s}', '*')).origin : '';
}

/**
 * Without scripts the payment form is answered by a redirect to the provider, and browsers apply `form-action` to
 * redirects too.
 */
function payPages({ stripe, payPal }: Config): string[] {
  return [
    ...(stripe ? ['https://checkout.stripe.com'] : []),
    ...(payPal ? ['https://www.paypal.com', 'https://www.sandbox.paypal.com'] : []),
  ];
}
