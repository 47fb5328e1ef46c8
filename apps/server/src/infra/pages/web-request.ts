import type { FastifyRequest } from 'fastify';

/** The only form encoding that pages take; files go to the API. */
export const FORM_TYPE = 'application/x-www-form-urlencoded';

/**
 * Converts Node's request to a web `Request`. Its origin is the mall's own, whatever host name the client claims. A
 * POST always has a readable form: other bodies were refused before, and a missing body counts as an empty form.
 */
export function webRequest(request: FastifyRequest, publicUrl: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined || name.startsWith(':')) continue;
    for (const one of Array.isArray(value) ? value : [value]) headers.append(name, one);
  }
  const { method } = request;
  const address = ownAddress(request.url, publicUrl);
  if (method !== 'POST') return new Request(address, { method, headers });
  headers.set('content-type', FORM_TYPE);
  const body = Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : '';
  return new Request(address, { method, headers, body });
}

/**
 * A GET of the same address, for rendering the error page of a failed request: only the address of that is used again.
 */
export function plainVisit({ url }: FastifyRequest, publicUrl: string): Request {
  return new Request(ownAddress(url, publicUrl));
}

/** `//elsewhere/x`, `/\\elsewhere` and `http://elsewhere/x` are paths here, never another host. */
export function ownAddress(target: string, publicUrl: string): string {
  const local = target.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '');
  return `${publicUrl}/${local.replace(/^[/\\]+/, '')}`;
}
