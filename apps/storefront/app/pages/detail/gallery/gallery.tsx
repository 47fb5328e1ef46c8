import { pictureUrl } from '@galleria/domain/pictures/picture-url';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useText } from '../../../messages/messages.tsx';
import { useSnapRow } from '../../../ui/use-snap-row.ts';
import { PictureSlide } from './picture-slide.tsx';
import { Thumbnails } from './thumbnails.tsx';

const Lightbox = lazy(() => import('../../../ui/overlays/lightbox.tsx'));

const POSTER_WIDTH = 960;

interface GalleryProps {
  name: string;
  pictures: readonly string[];
  /** Path of the video, or empty. It is the last slide. */
  video: string;
  /** The picture of the chosen SKU or option. */
  shown: string;
}

/** The pictures as a row with scroll snap; scripts add arrow keys, zoom and a lightbox. */
export function Gallery({ name, pictures, video, shown }: GalleryProps) {
  const text = useText();
  const count = pictures.length + (video ? 1 : 0);
  const gallery = useSnapRow(count);
  const { goTo } = gallery;
  const [enlarged, setEnlarged] = useState<number>();
  useOnChange(shown, () => {
    if (pictures.includes(shown)) goTo(pictures.indexOf(shown));
  });
  return (
    <section
      aria-label={text('detail.pictures', { name })}
      className="grid gap-3 max-md:-mx-(--page-gutter) lg:grid-cols-[72px_minmax(0,1fr)]"
    >
      <div className="relative min-w-0 lg:order-2">
        <ul
          ref={gallery.track}
          onScroll={gallery.onScroll}
          onKeyDown={gallery.onKeyDown}
          className="no-scrollbar flex aspect-square snap-x snap-mandatory overflow-x-auto overscroll-x-contain bg-well noscript:[scrollbar-width:auto] md:rounded-card"
        >
          {pictures.map((path, index) => (
            <PictureSlide
              key={path}
              path={path}
              name={name}
              position={index + 1}
              total={count}
              away={gallery.interactive && index !== gallery.current}
              onEnlarge={() => setEnlarged(index)}
            />
          ))}
          {video && (
            <li id={`picture-${count}`} className="grid size-full shrink-0 snap-center place-items-center">
              <video
                controls
                preload="none"
                poster={pictures[0] && pictureUrl(pictures[0], POSTER_WIDTH)}
                src={video.startsWith('https://') ? video : `/${video}`}
                className="size-full object-contain"
              >
                <track kind="captions" />
              </video>
            </li>
          )}
        </ul>
        {count > 1 && <Position current={gallery.current} count={count} />}
      </div>
      {count > 1 && <Thumbnails pictures={pictures} hasVideo={video !== ''} gallery={gallery} />}
      {enlarged !== undefined && (
        <Suspense>
          <Lightbox name={name} pictures={pictures} start={enlarged} onClose={() => setEnlarged(undefined)} />
        </Suspense>
      )}
    </section>
  );
}

/** Position dots on phones. Hidden from screen readers, since each picture has its number in its accessible name. */
function Position({ current, count }: { current: number; count: number }) {
  return (
    <div aria-hidden className="pointer-events-none absolute inset-x-0 bottom-3 flex justify-center md:hidden">
      <div className="flex gap-1.5 rounded-full bg-white/70 px-2.5 py-1.5">
        {Array.from({ length: count }, (_, index) => index).map((index) => (
          <span
            key={index}
            className={`size-1.5 rounded-full bg-on-picture ${index === current ? '' : 'opacity-30'}`}
          />
        ))}
      </div>
    </div>
  );
}

/** Does not run for the initial value, with which the page was rendered. */
function useOnChange(value: string, work: () => void) {
  const last = useRef(value);
  useEffect(() => {
    if (last.current === value) return;
    last.current = value;
    work();
  });
}
