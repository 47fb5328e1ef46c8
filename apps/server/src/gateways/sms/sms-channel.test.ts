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

/** A real gateway that answers everything with one status. */
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

describe('the gateway for text messages', () => {
  it('is handed number and words, with the token', async () => {
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

  it('gets no token where there is none', async () => {
    const { received, url } = await startGateway(200);
    await smsChannel({ url, token: undefined }).send(MESSAGE);
    expect(received[0]?.headers.authorization).toBeUndefined();
  });

  it.each([400, 422])('says never with %i', async (status) => {
    const { url } = await startGateway(status);
    await expect(smsChannel({ url, token: undefined }).send(MESSAGE)).rejects.toBeInstanceOf(PermanentFailure);
  });

  it.each([401, 403, 404, 408, 429, 500, 503])('says not now with %i', async (status) => {
    const { url } = await startGateway(status);
    const failure = await smsChannel({ url, token: undefined }).send(MESSAGE).catch(String);
    expect(failure).toBe(`Error: the gateway for text messages answered ${status}`);
  });

  it('cannot send us elsewhere', async () => {
    const elsewhere = await startGateway(200);
    const { url } = await startGateway(307, { location: elsewhere.url });
    await expect(smsChannel({ url, token: 'a token' }).send(MESSAGE)).rejects.toThrow('answered 307');
    expect(elsewhere.received).toEqual([]);
  });

  it('may be away', async () => {
    const failure = await smsChannel({ url: 'http://127.0.0.1:1/send', token: undefined }).send(MESSAGE).catch(Object);
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(PermanentFailure);
  });
});
