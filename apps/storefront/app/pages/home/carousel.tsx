import { useState } from 'react';
import { useSnapRow } from '../../ui/use-snap-row.ts';
import { useText } from '../../words/words.tsx';
import type { Banner } from './banners.ts';
import { CarouselControls } from './carousel-controls.tsx';
import { CarouselSlide } from './carousel-slide.tsx';
import { useAutoplay } from './use-autoplay.ts';
import { useDrag } from './use-drag.ts';

/**
 * The banners as a row that scrolls and snaps: without JavaScript it can be swiped. JavaScript adds moving on by itself,
 * a mouse that drags, arrow keys and the controls.
 */
export function Carousel({ banners }: { banners: readonly Banner[] }) {
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
