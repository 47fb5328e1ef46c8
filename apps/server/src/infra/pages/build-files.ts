import { readdirSync } from 'node:fs';
import path from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const HOUR_SECONDS = 3600;

/** A service worker is bound by the CSP of its own file, whatever the pages' is, and has to fetch them. */
const SERVICE_WORKER = 'sw.js';
const SERVICE_WORKER_POLICY = "default-src 'none'; connect-src 'self'";

/** Serves a client build: hashed files under `assets` for ever, the few others (icon, demo videos) for an hour. */
export function registerBuildFiles(server: FastifyInstance, prefix: string, folder: string): void {
  const config = { access: 'public' } as const;
  server.get(`${prefix}/assets/*`, { config }, async (request, reply) => {
    const file = (request.params as Record<string, string>)['*'] ?? '';
    return reply.sendFile(file, path.join(folder, 'assets'), { maxAge: '1y', immutable: true });
  });
  for (const file of otherFilesIn(folder)) {
    server.get(`${prefix}/${file}`, { config }, async (_, reply) => {
      if (file === SERVICE_WORKER) reply.header('content-security-policy', SERVICE_WORKER_POLICY);
      return reply.sendFile(file, folder, { maxAge: HOUR_SECONDS * 1000 });
    });
  }
}

function otherFilesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)).replaceAll(path.sep, '/'))
    .filter((file) => file !== 'index.html' && !/^assets\/|\.(br|gz)$/.test(file));
}

/** `reply.sendFile`, preferring the compressed copies that the build made. */
export async function registerFileSending(server: FastifyInstance): Promise<void> {
  await server.register(staticFiles, { serve: false, root: path.parse(process.cwd()).root, preCompressed: true });
}
