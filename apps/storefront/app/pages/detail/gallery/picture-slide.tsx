import { pictureUrl } from '@galleria/domain/pictures/picture-url';
import { lazy, type MouseEvent, type PointerEvent, Suspense, useState } from 'react';
import { useText } from '../../../messages/messages.tsx';
import { isPlainClick } from '../../../ui/links/plain-click.ts';
import { Picture } from '../../../ui/pictures/picture.tsx';

const Zoom = lazy(() => import('./zoom.tsx'));

const FULL_WIDTH = 1920;

interface PictureSlideProps {
  path: string;
  name: string;
  position: number;
  total: number;
  /** Scrolled out of view: not focusable and hidden from screen readers. */
  away: boolean;
  onEnlarge: () => void;
}

/** Without scripts the link opens the picture file. */
export function PictureSlide({ path, name, position, total, away, onEnlarge }: PictureSlideProps) {
  const text = useText();
  const [hovered, setHovered] = useState(false);

  function enlarge(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onEnlarge();
  }

  function zoomUnderMouse({ pointerType }: PointerEvent) {
    if (pointerType === 'mouse') setHovered(true);
  }

  return (
    <li id={`picture-${position}`} inert={away} className="size-full shrink-0 snap-center">
      <a
        data-early
        href={pictureUrl(path, FULL_WIDTH)}
        title={text('detail.enlarge', { position })}
        onClick={enlarge}
        onPointerEnter={zoomUnderMouse}
        onPointerLeave={() => setHovered(false)}
        className="relative block size-full cursor-zoom-in overflow-hidden outline-offset-[-4px] md:rounded-card"
      >
        <Picture
          path={path}
          alt={text('detail.picture', { name, position, total })}
          sizes="(width >= 1200px) 656px, (width >= 1024px) calc(100vw - 592px), (width >= 768px) calc(100vw - 392px), 100vw"
          eager={position === 1}
          className="size-full object-cover"
        />
        {hovered && (
          <Suspense>
            <Zoom path={path} />
          </Suspense>
        )}
      </a>
    </li>
  );
}
