import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { registerBuildFiles } from './build-files.ts';

/** The build writes this in place of the nonce (`html.cspNonce` of its Vite configuration). */
const NONCE_MARK = '__NONCE__';

/** Serves a console: one page for every address below its prefix; routing happens in the browser. */
export function registerConsolePages(server: FastifyInstance, prefix: string, folder: string): void {
  const page = readFileSync(path.join(folder, 'index.html'), 'utf8');
  registerBuildFiles(server, prefix, folder);
  registerConsolePage(server, prefix, async () => page);
}

export function registerConsolePage(
  server: FastifyInstance,
  prefix: string,
  page: (url: string) => Promise<string>,
): void {
  const config = { access: 'page' } as const;
  server.get(prefix, { config }, async (_, reply) => reply.redirect(`${prefix}/`));
  server.get(`${prefix}/*`, { config }, async (request, reply) =>
    reply
      .header('cache-control', 'private, no-cache')
      .type('text/html; charset=utf-8')
      .send((await page(request.url)).replaceAll(NONCE_MARK, reply.nonce)),
  );
}
