import type { FastifyReply } from 'fastify';

/**
 * Calls back once when a request is over, however it ended. The framework's own hook is silent about callers that hang
 * up in the middle, and whatever counts on it counts wrong.
 */
export function whenOver(reply: FastifyReply, callback: () => void): void {
  let over = false;
  const once = () => {
    if (over) return;
    over = true;
    callback();
  };
  reply.raw.once('finish', once);
  reply.raw.once('close', once);
}

const CLIENT_CLOSED_REQUEST = 499;

/** The status that went out; the usual number for "nobody waited for it" when none did. */
export function finalStatus(reply: FastifyReply): number {
  return reply.raw.writableFinished ? reply.statusCode : CLIENT_CLOSED_REQUEST;
}
