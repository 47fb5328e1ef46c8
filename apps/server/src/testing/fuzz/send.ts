import { Agent, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import type { InjectOptions } from 'fastify';
import type { createHttpServer } from '../../infra/http/http-server.ts';
import { TOKEN_COOKIE } from '../../infra/sessions/token-cookie.ts';
import type { FuzzAnswer, FuzzCall } from './fuzz-call.ts';

export type Send = (call: FuzzCall, token: string | undefined) => Promise<FuzzAnswer>;

/** Sends within this process, without a network. */
export function sendBy(server: ReturnType<typeof createHttpServer>): Send {
  return async (call, token) => {
    const { method, url, body } = call;
    const options: InjectOptions = { method: method as 'GET', url, headers: headersOf(call, token), payload: body };
    const response = await server.inject(options);
    const { statusCode: status, headers, rawPayload } = response;
    return { status, headers, body: decode(headers, rawPayload) };
  };
}

const ANSWER_TIMEOUT_MS = 60_000;

/** Sends over HTTP with `node:http`, which does not normalise requests as `fetch` would. */
export function sendTo(origin: string, connections: number): Send & { close(): void } {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const { hostname, port } = new URL(origin);
  const once = (call: FuzzCall, token: string | undefined) =>
    new Promise<FuzzAnswer>((resolve, reject) => {
      const { method, url: path, body } = call;
      const headers = {
        ...headersOf(call, token),
        ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
      };
      const options = { agent, hostname, port, method, path, headers, timeout: ANSWER_TIMEOUT_MS };
      const outgoing = request(options, (response) => {
        const { statusCode: status = 0 } = response;
        buffer(response).then(
          (bytes) => resolve({ status, headers: response.headers, body: decode(response.headers, bytes) }),
          reject,
        );
      });
      outgoing.on('timeout', () => outgoing.destroy(new Error(`no answer within ${ANSWER_TIMEOUT_MS} ms`)));
      outgoing.on('error', (problem) => reject(outgoing.reusedSocket ? new SocketClosed() : problem));
      outgoing.end(body);
    });
  const send: Send = (call, token) =>
    once(call, token).catch((problem) => {
      if (problem instanceof SocketClosed) return send(call, token);
      throw problem;
    });
  return Object.assign(send, { close: () => agent.destroy() });
}

/** The server closed an idle connection just when it was reused: the call is sent on another one. */
class SocketClosed extends Error {}

function headersOf({ headers, by }: FuzzCall, token: string | undefined): Record<string, string> {
  if (!token) return { ...headers };
  if (by === 'header') return { ...headers, authorization: token };
  const cookie = `${TOKEN_COOKIE}=${token}`;
  return { ...headers, cookie: headers.cookie ? `${headers.cookie}; ${cookie}` : cookie };
}

function decode(headers: Readonly<Record<string, unknown>>, bytes: Buffer): string {
  if (bytes.length === 0) return '';
  const encoding = headers['content-encoding'];
  if (encoding === 'gzip') return gunzipSync(bytes).toString();
  if (encoding === 'br') return brotliDecompressSync(bytes).toString();
  if (encoding === 'zstd') return zstdDecompressSync(bytes).toString();
  return bytes.toString();
}
