let early: HTMLElement | undefined;
/** Once for the page load: parts made in the browser are at work from the beginning. */
let isReady = false;

/**
 * For effects: a click on a button that came before the script of its part is remembered, the last one only. Links and
 * popovers work by themselves and are left alone. Gives back how to stop.
 */
export function watchEarlyClicks(partId: string): () => void {
  // On the window and on the way down: React lets nobody hear of clicks that it cannot answer yet.
  addEventListener('click', remember, true);
  return () => removeEventListener('click', remember, true);

  function remember(event: Event): void {
    const { target } = event;
    if (isReady || !(target instanceof Element) || !target.closest(`#${partId}`)) return;
    const button = target.closest('button');
    if (!button || button.popoverTargetElement) return;
    early = button;
    // A form waits for the script too, which is on its way: what it sends by itself would load the page again.
    event.preventDefault();
  }
}

/** The part is at work now: what was clicked is clicked again. */
export function repeatEarlyClick(): void {
  isReady = true;
  early?.click();
  early = undefined;
}
