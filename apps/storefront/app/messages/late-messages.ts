let load: (() => Promise<unknown>) | undefined;
let loaded: Promise<unknown> | undefined;

/** Called once, when the page's messages are loaded, with the function that loads the messages of its late parts. */
export function setLateMessagesLoader(loading: () => Promise<unknown>): void {
  load = loading;
}

/**
 * Resolves when the messages are loaded that only late parts of the shell use (header, footer, error page), so that
 * pages do not carry them before the first interaction. On the server and in development all messages are there from
 * the start.
 */
export function loadLateMessages(): Promise<unknown> | undefined {
  loaded ??= load?.().catch((error: unknown) => {
    // The next caller tries again.
    loaded = undefined;
    throw error;
  });
  return loaded;
}
