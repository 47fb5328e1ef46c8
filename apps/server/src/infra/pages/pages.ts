import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { registerBuildFiles, registerFileSending } from './build-files.ts';
import { registerConsolePages } from './console-pages.ts';
import { handlerOf, type StorefrontBuild } from './render-page.ts';
import { registerStorefrontPages, type StorefrontOptions } from './storefront-pages.ts';

/** The storefront and the two consoles: from their builds, or from source in development. */
export async function registerPages(
  server: FastifyInstance,
  appsDir: string,
  host: Omit<StorefrontOptions, 'handler'>,
): Promise<void> {
  if (host.config.mode === 'development') {
    const { registerDevelopmentPages } = await import('./development-pages.ts');
    const development = await registerDevelopmentPages(server, appsDir);
    server.addHook('onClose', () => development.close());
    return registerStorefrontPages(server, { ...host, handler: development.handler });
  }
  await registerFileSending(server);
  registerConsolePages(server, '/merchant', path.join(appsDir, 'merchant/dist'));
  registerConsolePages(server, '/platform', path.join(appsDir, 'platform/dist'));
  registerBuildFiles(server, '', path.join(appsDir, 'storefront/build/client'));
  const bundle = pathToFileURL(path.join(appsDir, 'storefront/build/server/index.js'));
  const handler = handlerOf((await import(bundle.href)) as StorefrontBuild, 'production');
  return registerStorefrontPages(server, { ...host, handler: async () => handler });
}
