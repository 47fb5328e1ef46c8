import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type ChannelMessage, PermanentFailure } from '../../infra/messages/channel.ts';
import { smsChannel } from './sms-channel.ts';

interface Received {
  readonly method: string | undefined;
  readonly path: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}

/** An HTTP server that answers every request with one status. */
async function startGateway(status: number, headers: Record<string, string> = {}) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const { method, url, headers: given } = request;
    received.push({ method, path: url, headers: given, body: method === 'POST' ? await json(request) : undefined });
    response.writeHead(status, headers).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { received, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/send` };
}

const MESSAGE: ChannelMessage = {
  id: 'b8a7',
  to: '13800000000',
  locale: 'zh_CN',
  subject: '',
  text: '【Galleria】登录验证码 482913',
  html: '',
};

describe('smsChannel', () => {
  it('posts number and text with the bearer token and an idempotency key', async () => {
    const { received, url } = await startGateway(202);
    await smsChannel({ url, token: 'a token' }).send(MESSAGE);
    expect(received).toMatchObject([
      {
        method: 'POST',
        path: '/send',
        headers: { authorization: 'Bearer a token', 'content-type': 'application/json', 'idempotency-key': 'b8a7' },
        body: { to: '13800000000', text: '【Galleria】登录验证码 482913' },
      },
    ]);
  });

  it('sends no authorization header without a token', async () => {
    const { received, url } = await startGateway(200);
    await smsChannel({ url, token: undefined }).send(MESSAGE);
    expect(received[0]?.headers.authorization).toBeUndefined();
  });

  it.each([400, 422])('fails permanently on status %i', async (status) => {
    const { url } = await startGateway(status);
    await expect(smsChannel({ url, token: undefined }).send(MESSAGE)).rejects.toBeInstanceOf(PermanentFailure);
  });

  it.each([401, 403, 404, 408, 429, 500, 503])('fails retryably on status %i', async (status) => {
    const { url } = await startGateway(status);
    const failure = await smsChannel({ url, token: undefined }).send(MESSAGE).catch(String);
    expect(failure).toBe(`Error: smsChannel: the gateway responded with status ${status}`);
  });

  it('does not follow a redirect', async () => {
    const target = await startGateway(200);
    const { url } = await startGateway(307, { location: target.url });
    await expect(smsChannel({ url, token: 'a token' }).send(MESSAGE)).rejects.toThrow('status 307');
    expect(target.received).toEqual([]);
  });

  it('fails retryably when the gateway is unreachable', async () => {
    const failure = await smsChannel({ url: 'http://127.0.0.1:1/send', token: undefined }).send(MESSAGE).catch(Object);
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(PermanentFailure);
  });
});
