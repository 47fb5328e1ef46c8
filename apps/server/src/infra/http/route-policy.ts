import type { Access } from '@galleria/domain/access/access';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may use this route; `page` leaves it to the page's own loaders, `public` is for everybody. */
    access?: Access | 'page' | 'public';
  }
}

/** A route without a policy stops the start: forgetting one must never mean "everybody". */
export function requirePolicies(server: FastifyInstance): void {
  server.addHook('onRoute', (route) => {
    if (route.config?.access === undefined) {
      throw new Error(`the route ${String(route.method)} ${route.url} does not say who may use it`);
    }
  });
}
