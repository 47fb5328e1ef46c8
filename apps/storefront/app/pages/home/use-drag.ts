import { type MouseEvent, type PointerEvent, type UIEvent, useRef } from 'react';

const CLICK_PX = 6;

/** Lets a mouse drag a scrolling row as a finger does. Fingers need no help: they scroll by themselves. */
export function useDrag(onRelease: (movedPx: number) => void) {
  const drag = useRef<{ fromX: number; fromScroll: number }>(undefined);
  const dragged = useRef(false);

  function onPointerDown({ pointerType, button, clientX, currentTarget }: PointerEvent<HTMLElement>) {
    dragged.current = false;
    if (pointerType !== 'mouse' || button !== 0) return;
    drag.current = { fromX: clientX, fromScroll: currentTarget.scrollLeft };
  }

  function onPointerMove({ clientX, currentTarget, pointerId }: PointerEvent<HTMLElement>) {
    if (!drag.current) return;
    const movedPx = clientX - drag.current.fromX;
    if (!dragged.current && Math.abs(movedPx) < CLICK_PX) return;
    dragged.current = true;
    currentTarget.setPointerCapture(pointerId);
    currentTarget.style.scrollSnapType = 'none';
    currentTarget.scrollLeft = drag.current.fromScroll - movedPx;
  }

  function onPointerUp({ clientX }: PointerEvent<HTMLElement>) {
    if (drag.current && dragged.current) onRelease(clientX - drag.current.fromX);
    drag.current = undefined;
  }

  /** Snapping comes back only when the row is at rest, or it would jump. */
  function onScrollEnd({ currentTarget }: UIEvent<HTMLElement>) {
    if (!drag.current) currentTarget.style.scrollSnapType = '';
  }

  /** A drag that ends over a link is no click on it. */
  function onClickCapture(event: MouseEvent) {
    if (dragged.current) event.preventDefault();
    dragged.current = false;
  }

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, onScrollEnd, onClickCapture };
}
