import { afterEach, describe, expect, it, vi } from 'vitest';
import { readEvents, waitMs } from './read-events.ts';

describe('waitMs', () => {
  it.each([
    [1, 0, 500],
    [1, 1, 1_000],
    [4, 1, 8_000],
    [30, 1, 60_000],
  ])('after %i failures, at %f: %i ms', (failures, random, ms) => {
    expect(waitMs(failures, random)).toBe(ms);
  });
});

describe('readEvents', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('reads every event of a chunked stream, and stops when aborted', async () => {
    const pieces = ['event: op', 'en\ndata:\n\n:\n\nevent: work\nda', 'ta:\n\n', 'event: ended\ndata:\n\n'];
    const received: string[] = [];
    const abort = new AbortController();
    const fetch = vi.fn(async () => {
      const body = new ReadableStream({
        start: (controller) => {
          for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
          controller.close();
        },
      });
      return new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
    });
    vi.stubGlobal('fetch', fetch);
    vi.useFakeTimers();
    await readEvents('/events', abort.signal, {
      onWork: () => received.push('work'),
      onEnded: () => {
        received.push('ended');
        abort.abort();
      },
    });
    // No timer has fired: an aborted stream is not retried, nor waited for.
    expect(vi.getTimerCount()).toBe(0);
    expect(received).toEqual(['work', 'work', 'ended']);
    expect(fetch).toHaveBeenCalledOnce();
  });
});
