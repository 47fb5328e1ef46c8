import { type RefObject, useEffect, useRef, useState } from 'react';
import { useText } from '../../messages/messages.tsx';
import { useIsOpen } from '../../shell/navigation/open-pages.ts';
import { wantsLessMotion } from '../../ui/less-motion.ts';
import { useSnapRow } from '../../ui/use-snap-row.ts';
import { type Banner, openBanners } from './banners.ts';
import { CarouselControls } from './carousel-controls.tsx';
import { CarouselSlide } from './carousel-slide.tsx';

export default function Banners({ banners }: { banners: readonly Banner[] }) {
  const open = openBanners(banners, useIsOpen());
  return open.length > 0 && <Carousel banners={open} />;
}

/**
 * The banners as a row with scroll snap: without JavaScript it can be swiped. JavaScript adds autoplay, dragging with a
 * mouse, arrow keys and the controls.
 */
function Carousel({ banners }: { banners: readonly Banner[] }) {
  const text = useText();
  const slides = useSnapRow(banners.length, { wraps: true });
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const { playing, toggle } = useAutoplay(slides.next, hovered || focused || banners.length < 2);
  const { track, goTo, onwards } = slides;
  const onArrival = useDrag(track, (from, movedPx) => goTo(from - Math.sign(movedPx) * onwards));
  return (
    <section
      aria-label={text('home.highlights')}
      aria-roledescription={text('home.carousel')}
      className="relative"
      onKeyDown={slides.onKeyDown}
      onPointerEnter={(event) => {
        setHovered(true);
        onArrival(event);
      }}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <ul
        ref={track}
        aria-live={playing && !hovered && !focused ? 'off' : 'polite'}
        onScroll={slides.onScroll}
        className="no-scrollbar flex noscript:[scrollbar-width:auto] h-[clamp(15.5rem,37.5vw,450px)] snap-x snap-mandatory overflow-x-auto overscroll-x-contain"
      >
        {banners.map((banner, index) => (
          <CarouselSlide
            key={banner.id}
            banner={banner}
            position={index + 1}
            total={banners.length}
            away={slides.interactive && index !== slides.current}
            plain={!slides.interactive && index > 0}
          />
        ))}
      </ul>
      {slides.interactive && banners.length > 1 && (
        <CarouselControls
          banners={banners}
          current={slides.current}
          playing={playing}
          onGoTo={goTo}
          onToggle={toggle}
        />
      )}
    </section>
  );
}

const STEP_MS = 5000;

/**
 * Calls `step` every five seconds, unless the visitor paused it, prefers reduced motion, is using the carousel or is in
 * another tab.
 */
function useAutoplay(step: () => void, busy: boolean) {
  const [playing, setPlaying] = useState(false);

  useEffect(() => {
    setPlaying(!wantsLessMotion());
  }, []);

  useEffect(() => {
    if (!playing || busy) return;
    const timer = setInterval(() => {
      if (!document.hidden) step();
    }, STEP_MS);
    return () => clearInterval(timer);
  }, [playing, busy, step]);

  return { playing, toggle: () => setPlaying((was) => !was) };
}

/** Handler for `pointerenter`: imports the script for dragging when the first mouse arrives. */
function useDrag(row: RefObject<HTMLElement | null>, onRelease: (fromIndex: number, movedPx: number) => void) {
  const isRequested = useRef(false);
  return ({ pointerType }: { pointerType: string }) => {
    if (pointerType !== 'mouse' || isRequested.current) return;
    isRequested.current = true;
    import('./drag-row.ts').then(
      ({ dragRow }) => row.current && dragRow(row.current, onRelease),
      // The import is tried again with the next event.
      () => {
        isRequested.current = false;
      },
    );
  };
}
