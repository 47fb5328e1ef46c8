import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, it, onTestFinished, vi } from 'vitest';
import { BodyDeadlines } from './body-deadlines.ts';

/** Receives a body on a clock that the test moves, so that a slow test machine cannot make a body slow. */
function receiveBody({
  bodyTimeoutMs,
  minBodyBytesPerSecond,
}: {
  bodyTimeoutMs: number;
  minBodyBytesPerSecond: number;
}) {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const socket = { bytesRead: 100, write: vi.fn(), destroySoon: vi.fn() };
  const onTimeout = vi.fn();
  const deadlines = new BodyDeadlines({ bodyTimeoutMs, minBodyBytesPerSecond, maxRequestsAtOnce: 10 }, onTimeout);
  const request = { socket } as unknown as IncomingMessage;
  deadlines.start(request, { socket, headersSent: false } as unknown as ServerResponse);
  return {
    ...{ socket, onTimeout },
    arrive: (bytes: number, afterMs: number) => {
      vi.advanceTimersByTime(afterMs);
      socket.bytesRead += bytes;
    },
    end: () => deadlines.end(request),
  };
}

const LIMITS = { bodyTimeoutMs: 1000, minBodyBytesPerSecond: 10 };

it('a body may take any time while it arrives at the minimum rate', () => {
  const body = receiveBody(LIMITS);
  for (let second = 0; second < 20; second++) body.arrive(10, 900);
  expect(body.onTimeout).not.toHaveBeenCalled();
  body.end();
  vi.advanceTimersByTime(60_000);
  expect(body.socket.destroySoon).not.toHaveBeenCalled();
});

it('a body below the minimum rate is refused once with 408', () => {
  const body = receiveBody(LIMITS);
  for (let second = 0; second < 20; second++) body.arrive(5, 1000);
  expect(body.onTimeout).toHaveBeenCalledOnce();
  expect(body.socket.write).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^HTTP\/1\.1 408 /));
  expect(body.socket.destroySoon).toHaveBeenCalledOnce();
});

it('a body of which nothing arrives is refused after the timeout', () => {
  const body = receiveBody(LIMITS);
  vi.advanceTimersByTime(1000);
  expect(body.onTimeout).not.toHaveBeenCalled();
  vi.advanceTimersByTime(250);
  expect(body.onTimeout).toHaveBeenCalledOnce();
});
