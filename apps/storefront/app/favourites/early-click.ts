let early: string | undefined;

/*
 * Grids get their scripts with the first sign of life, which on a phone may be the tap on a heart itself. Such a tap is
 * remembered until the heart is ready for it. Pages with grids that come later import this at once.
 */
if (typeof document !== 'undefined') {
  document.addEventListener('click', remember, { capture: true, passive: true });
}

function remember({ target }: MouseEvent): void {
  early = target instanceof Element ? target.closest<HTMLElement>('[data-heart]')?.dataset.heart : undefined;
}

/** True once, for the heart that was clicked last. */
export function takeEarlyClick(heart: string): boolean {
  if (early !== heart) return false;
  early = undefined;
  return true;
}
