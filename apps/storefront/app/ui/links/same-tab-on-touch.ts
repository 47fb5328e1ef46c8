/**
 * Sent as text in the head of every page (`EarlyScript`), so it must not refer to anything outside itself.
 *
 * Products open in a new tab, beside the list that they were found in. Phones show one tab at a time and have a back
 * button, so taps stay in the same tab.
 */
export function openProductsInSameTabOnTouch(): void {
  let isTouch = false;
  addEventListener(
    'pointerdown',
    ({ pointerType }) => {
      isTouch = pointerType === 'touch';
    },
    true,
  );
  addEventListener(
    'click',
    ({ target }) => {
      if (!isTouch || !(target instanceof Element)) return;
      target.closest('a[target=_blank]:is([href^="/detail?"],[href^="/secdetail?"])')?.removeAttribute('target');
    },
    true,
  );
}
