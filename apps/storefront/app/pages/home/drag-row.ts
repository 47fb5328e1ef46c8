const CLICK_PX = 6;

/** Lets a mouse drag a scrolling row. Touch scrolls it natively. */
export function dragRow(row: HTMLElement, onRelease: (fromIndex: number, movedPx: number) => void): void {
  let drag: { fromX: number; fromScroll: number } | undefined;
  let isDragged = false;

  row.addEventListener('pointerdown', ({ pointerType, button, clientX }) => {
    isDragged = false;
    if (pointerType === 'mouse' && button === 0) drag = { fromX: clientX, fromScroll: row.scrollLeft };
  });

  row.addEventListener('pointermove', ({ clientX, pointerId }) => {
    if (!drag) return;
    const movedPx = clientX - drag.fromX;
    if (!isDragged && Math.abs(movedPx) < CLICK_PX) return;
    isDragged = true;
    row.setPointerCapture(pointerId);
    row.style.scrollSnapType = 'none';
    row.scrollLeft = drag.fromScroll - movedPx;
  });

  function release({ clientX }: PointerEvent) {
    if (drag && isDragged) {
      onRelease(Math.round(Math.abs(drag.fromScroll) / row.clientWidth), clientX - drag.fromX);
    }
    drag = undefined;
  }
  row.addEventListener('pointerup', release);
  row.addEventListener('pointercancel', release);

  // Scroll snap is restored only when the row is at rest, or it would jump.
  row.addEventListener('scrollend', () => {
    if (!drag) row.style.scrollSnapType = '';
  });

  // A drag that ends over a link must not count as a click on it.
  row.addEventListener(
    'click',
    (event) => {
      if (isDragged) {
        event.preventDefault();
        event.stopPropagation();
      }
      isDragged = false;
    },
    { capture: true },
  );
}
