import { readdirSync } from 'node:fs';
import path from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const HOUR_SECONDS = 3600;

/** A service worker is held to the policy of its own file, whatever the pages' says, and has to fetch them. */
const SERVICE_WORKER = 'sw.js';
const SERVICE_WORKER_POLICY = "default-src 'none'; connect-src 'self'";

/** Serves a client build: hashed files under `assets` for ever, the few others (icon, robots) for an hour. */
export function registerBuildFiles(server: FastifyInstance, prefix: string, folder: string): void {
  const config = { access: 'public' } as const;
  server.get(`${prefix}/assets/*`, { config }, async (request, reply) => {
    const file = (request.params as Record<string, string>)['*'] ?? '';
    return reply.sendFile(file, path.join(folder, 'assets'), { maxAge: '1y', immutable: true });
  });
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isFile() || entry.name === 'index.html' || /\.(br|gz)$/.test(entry.name)) continue;
    server.get(`${prefix}/${entry.name}`, { config }, async (_, reply) => {
      if (entry.name === SERVICE_WORKER) reply.header('content-security-policy', SERVICE_WORKER_POLICY);
      return reply.sendFile(entry.name, folder, { maxAge: HOUR_SECONDS * 1000 });
    });
  }
}

/** `reply.sendFile`, preferring the compressed copies that the build made. */
export async function registerFileSending(server: FastifyInstance): Promise<void> {
  await server.register(staticFiles, { serve: false, root: path.parse(process.cwd()).root, preCompressed: true });
}
