import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { useText } from '../../messages/messages.tsx';

const MiniHeaderRow = lazy(() => import('./mini-header-row.tsx'));

/** Slides in after 200 px of scrolling; not rendered before. */
export function MiniHeader() {
  const text = useText();
  const mark = useRef<HTMLDivElement>(null);
  const { passed, everPassed } = useScrolledPast(mark);
  return (
    <>
      <div ref={mark} aria-hidden className="pointer-events-none absolute top-0 h-50 w-px" />
      {everPassed && (
        <Suspense>
          <section
            aria-label={text('shell.miniHeader')}
            inert={!passed}
            className={`fixed inset-x-0 top-0 z-30 bg-mist shadow-float transition-[transform,visibility] duration-200 starting:-translate-y-full ${passed ? '' : 'invisible -translate-y-full'}`}
          >
            <MiniHeaderRow />
          </section>
        </Suspense>
      )}
    </>
  );
}

/** Observes an invisible element of 200 px instead of scroll events. */
function useScrolledPast(mark: RefObject<Element | null>) {
  const [passed, setPassed] = useState(false);
  const [everPassed, setEverPassed] = useState(false);
  useEffect(() => {
    if (!mark.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      const gone = entry !== undefined && !entry.isIntersecting;
      setPassed(gone);
      if (gone) setEverPassed(true);
    });
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, [mark]);
  return { passed, everPassed };
}
