import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** Marks scripts and styles of this page as ours. Empty where the answer is not a page. */
    nonce: string;
  }
}

const NONCE_BYTES = 16;

/** What is not a page may load and run nothing at all, should a browser ever show it as one. */
const INERT = "default-src 'none'; frame-ancestors 'none'";

/**
 * Security headers of every answer. On pages, scripts and styles run when they come from our own files or
 * carry this answer's nonce; style attributes are allowed because layout needs them and they can run nothing.
 * By hand, because the usual plugin builds all headers anew for every request and gives scripts and styles different
 * nonces, which console libraries that inject both cannot follow.
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
    // Hot reload talks over a socket while developing.
    config.mode === 'development' ? "connect-src 'self' ws:" : "connect-src 'self'",
    // Videos of products lie where their store put them; nothing is fetched before somebody plays one.
    "media-src 'self' https:",
    "manifest-src 'self'",
    `form-action 'self' ${payPages(config).join(' ')}`.trim(),
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** Tiles of maps come from where they are drawn. A placeholder for one of several servers allows all of them. */
function tileOrigin({ mapTiles }: Config): string {
  return mapTiles ? new URL(mapTiles.url.replace('{s}', '*')).origin : '';
}

/** Without scripts the payment form is answered by a redirect to the provider, and browsers apply `form-action` to that too. */
function payPages({ stripe, payPal }: Config): string[] {
  return [
    ...(stripe ? ['https://checkout.stripe.com'] : []),
    ...(payPal ? ['https://www.paypal.com', 'https://www.sandbox.paypal.com'] : []),
  ];
}
