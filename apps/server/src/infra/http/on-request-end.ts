import type { FastifyReply } from 'fastify';

/**
 * Calls back once when a request has ended, however it ended. Fastify's onResponse does not run for clients that
 * disconnect early, so counters that rely on it drift.
 */
export function onRequestEnd(reply: FastifyReply, callback: () => void): void {
  let ended = false;
  const once = () => {
    if (ended) return;
    ended = true;
    callback();
  };
  reply.raw.once('finish', once);
  reply.raw.once('close', once);
}

const CLIENT_CLOSED_REQUEST = 499;

/** The status that was sent, or 499 when the client closed the connection first. */
export function finalStatus(reply: FastifyReply): number {
  return reply.raw.writableFinished ? reply.statusCode : CLIENT_CLOSED_REQUEST;
}
