let early: string | undefined;

/*
 * Grids get their scripts with the first sign of life, which on a phone may be the tap on a heart itself. Such a tap is
 * remembered until its button is ready for it. Pages with grids that come later import this at once.
 */
if (typeof document !== 'undefined') {
  document.addEventListener('click', remember, { capture: true, passive: true });
}

function remember({ target }: MouseEvent): void {
  early = target instanceof Element ? target.closest<HTMLElement>('[data-early]')?.dataset.early : undefined;
}

/** True once, for the button that was clicked last, by its `data-early`. */
export function takeEarlyClick(button: string): boolean {
  if (early !== button) return false;
  early = undefined;
  return true;
}
