import type { FastifyRequest } from 'fastify';

/** Node's request as the web's. The address is the mall's own, whatever host name the client claims. */
export function webRequest(request: FastifyRequest, publicUrl: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined || name.startsWith(':')) continue;
    for (const one of Array.isArray(value) ? value : [value]) headers.append(name, one);
  }
  const body = Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : undefined;
  return new Request(ownAddress(request.url, publicUrl), { method: request.method, headers, body });
}

/** `//elsewhere/x`, `/\\elsewhere` and `http://elsewhere/x` are paths here, never another host. */
export function ownAddress(target: string, publicUrl: string): string {
  const local = target.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '');
  return `${publicUrl}/${local.replace(/^[/\\]+/, '')}`;
}
