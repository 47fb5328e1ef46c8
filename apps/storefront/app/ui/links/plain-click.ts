import type { MouseEvent } from 'react';

/** Excludes clicks with a modifier key, which ask for a new tab or window and are left to the link itself. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
