import type { MouseEvent } from 'react';

/** A click that means "here and now". With a key held down it asks for a new tab or window, which the link itself gives. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
