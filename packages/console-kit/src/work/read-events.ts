interface EventHandlers {
  /** Waiting work changed, or may have while the stream was interrupted. */
  readonly onWork: () => void;
  /** The session ended, or its permissions changed. */
  readonly onEnded: () => void;
}

const FIRST_WAIT_MS = 1_000;
const MAX_WAIT_MS = 60_000;

/** Reads server-sent events until it is aborted. A stream that ends is opened again, with backoff. */
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
      // The connection was lost, or the server is stopping: retried below.
    }
    failures += 1;
    await pause(waitMs(failures, Math.random()), signal);
  }
}

/** Exponential backoff with jitter, so that browsers do not all reconnect at once after a restart of the server. */
export function waitMs(failures: number, random: number): number {
  return Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - 1)) * (0.5 + random / 2);
}

/**
 * Names of the events of one stream. Uses `fetch` because `EventSource` cannot distinguish a refusal from a lost
 * connection, and logs both to the browser's console.
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
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
    // An event handler may have aborted it already, and then there is no event.
    if (signal.aborted) end();
  });
}
