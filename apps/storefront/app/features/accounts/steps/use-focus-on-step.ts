import { type RefObject, useEffect, useRef } from 'react';

/** A new step without a new page is silent: moving the focus to its heading makes screen readers notice. */
export function useFocusOnStep(step: number): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
  }, [step]);
  return heading;
}
