import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

type Mood = 'well' | 'down' | 'hanging';

/** Somebody else's API on this machine, which can be well, answer with a fault, or say nothing at all. */
export async function startLocalServer(answer: (asked: Asked) => { status: number; body: unknown }) {
  const state = { mood: 'well' as Mood, asked: [] as Asked[] };
  const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    const asked = {
      method: request.method ?? '',
      path: request.url ?? '',
      headers: request.headers,
      body: Buffer.concat(pieces).toString('utf8'),
    };
    state.asked.push(asked);
    if (state.mood === 'hanging') return;
    const { status, body } = state.mood === 'down' ? { status: 503, body: {} } : answer(asked);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { state, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
