import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { ViteDevServer } from 'vite';
import { registerConsolePage } from './console-pages.ts';
import { handlerOf, type PageHandler, type StorefrontBuild } from './render-page.ts';

/** The apps, served from source with hot reload, all on the server's own port. */
export interface DevelopmentPages {
  handler(): Promise<PageHandler>;
  close(): Promise<void>;
}

export async function registerDevelopmentPages(server: FastifyInstance, appsDir: string): Promise<DevelopmentPages> {
  // Only development needs Vite; loading it costs a production start half a second.
  const { createServer } = await import('vite');
  const open = (app: string, base: string) =>
    createServer({
      root: path.join(appsDir, app),
      base,
      appType: 'custom',
      server: { middlewareMode: true, hmr: { server: server.server, path: `${base}hot-${app}` } },
    });
  const merchant = await open('merchant', '/merchant/');
  const platform = await open('platform', '/platform/');
  const storefront = await open('storefront', '/');
  for (const [vite, prefix] of [
    [merchant, '/merchant'],
    [platform, '/platform'],
  ] as const) {
    registerConsolePage(server, prefix, async (url) =>
      vite.transformIndexHtml(url, await readFile(path.join(vite.config.root, 'index.html'), 'utf8')),
    );
  }
  registerViteMiddleware(server, [
    ['/merchant/', merchant],
    ['/platform/', platform],
    ['/', storefront],
  ]);
  return {
    handler: async () => {
      const build = await storefront.ssrLoadModule('virtual:react-router/server-build');
      return handlerOf(build as StorefrontBuild, 'development');
    },
    close: async () => {
      await Promise.all([merchant.close(), platform.close(), storefront.close()]);
    },
  };
}

function registerViteMiddleware(server: FastifyInstance, sites: readonly (readonly [string, ViteDevServer])[]): void {
  server.addHook('onRequest', (request, reply, next) => {
    const [, vite] = sites.find(([base]) => request.url.startsWith(base)) ?? [];
    if (!vite || request.url.startsWith('/api/')) return next();
    reply.raw.once('finish', () => reply.hijack());
    vite.middlewares(request.raw, reply.raw, () => next());
  });
}
