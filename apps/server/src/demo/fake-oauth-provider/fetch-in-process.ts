import type { FastifyInstance, InjectOptions } from 'fastify';

/** A fetch that calls this server without a network: the public URL of the mall may be unreachable from the mall itself. */
export function fetchInProcess(server: FastifyInstance): typeof globalThis.fetch {
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
