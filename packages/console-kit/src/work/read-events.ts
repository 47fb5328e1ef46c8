interface EventHandlers {
  /** Something changed, or may have: the stream was interrupted. */
  readonly onWork: () => void;
  /** The session ended, or may do other things now. */
  readonly onEnded: () => void;
}

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;

/** Reads server-sent events until it is aborted. A stream that ends is opened again, later each time it fails. */
export async function readEvents(url: string, signal: AbortSignal, { onWork, onEnded }: EventHandlers): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    try {
      for await (const event of eventsOf(url, signal)) {
        failures = 0;
        if (event === 'ended') onEnded();
        else onWork();
      }
    } catch {
      // The connection was lost, or the mall is stopping: it is asked again below.
    }
    failures += 1;
    await pause(waitMs(failures, Math.random()), signal);
  }
}

/** Twice as long after every failure; spread, so that the browsers of a mall that restarts do not all come at once. */
export function waitMs(failures: number, random: number): number {
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - 1)) * (0.5 + random / 2);
}

/**
 * The names of the events of one stream. By `fetch` and not `EventSource`: that one cannot tell a refusal from a lost
 * connection, and complains of both in the console.
 */
async function* eventsOf(url: string, signal: AbortSignal): AsyncGenerator<string> {
  const response = await fetch(url, { signal, headers: { accept: 'text/event-stream' } });
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
  if (!response.ok || !isStream || !response.body) return;
  let unread = '';
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    const messages = (unread + piece.value).split('\n\n');
    unread = messages.pop() ?? '';
    for (const message of messages) {
      const name = message.match(/^event: (\w+)/m)?.[1];
      if (name) yield name;
    }
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
