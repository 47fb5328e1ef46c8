import type { FastifyInstance, InjectOptions } from 'fastify';
import type { CustomFetch } from 'openid-client';

/**
 * Asks this very server without a network: the address by which browsers reach the mall need not be one that the mall
 * itself can reach.
 */
export function askInProcess(server: FastifyInstance): CustomFetch {
  return async (url, { method, headers, body }) => {
    const { pathname, search } = new URL(url);
    const answer = await server.inject({
      method: method as NonNullable<InjectOptions['method']>,
      url: pathname + search,
      headers,
      ...(body instanceof URLSearchParams ? { payload: body.toString() } : {}),
    });
    const told = Object.entries(answer.headers).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, String(value)]],
    );
    return new Response(answer.body || null, { status: answer.statusCode, headers: told });
  };
}
