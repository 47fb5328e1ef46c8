let load: (() => Promise<unknown>) | undefined;
let loaded: Promise<unknown> | undefined;

/** Said once, where the page's words are loaded: how to add those of its late parts to them. */
export function addLateWordsBy(loading: () => Promise<unknown>): void {
  load = loading;
}

/**
 * Resolves when the words are there that only late parts of the frame say (header, footer, error page), so that no page
 * carries them before somebody touches it. On the server, and while developing, they are there from the beginning.
 */
export function lateWords(): Promise<unknown> | undefined {
  loaded ??= load?.();
  return loaded;
}
