import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Overloaded } from './faults.ts';
import { REQUEST_TIMEOUT_MS } from './http-server.ts';

/** A little above the largest picture that is taken, so that one that is too large can still be refused in words. */
const LARGEST_FILE_BYTES = 11 * 1024 * 1024;
const LARGEST_BODY_BYTES = LARGEST_FILE_BYTES + 64 * 1024;

/** Multipart exists only inside this scope: no other route can be made to read such a body. */
export async function withMultipart(
  server: FastifyInstance,
  register: (scope: FastifyInstance) => void,
): Promise<void> {
  await server.register(async (scope) => {
    await scope.register(multipart, {
      limits: { fileSize: LARGEST_FILE_BYTES, files: 1, fields: 10, fieldSize: 1024 },
    });
    scope.addHook('onRoute', (route) => {
      route.bodyLimit = LARGEST_BODY_BYTES;
      // The file is read inside the handler, and takes its time from a slow phone.
      route.handlerTimeout = REQUEST_TIMEOUT_MS;
    });
    register(scope);
  });
}

const TOO_LARGE = 413;

/** The file of a multipart body under the name that its operation gives it, or nothing when there is none. */
export async function receivedFile(request: FastifyRequest, field: string): Promise<object> {
  if (!request.isMultipart()) return {};
  try {
    const part = await request.file();
    if (!part || part.fieldname !== field) return {};
    const bytes = await part.toBuffer();
    if (request.server.loadShedding.wasRefusedLate(request.raw)) throw new Overloaded();
    return { [field]: new Uint8Array(bytes) };
  } catch (problem) {
    // Too large is said as such; for all else that the parser finds wrong, there was no file.
    if (problem instanceof Overloaded) throw problem;
    if ((problem as { statusCode?: number }).statusCode === TOO_LARGE) throw problem;
    return {};
  }
}
