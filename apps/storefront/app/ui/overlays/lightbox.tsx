import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { useLayoutEffect } from 'react';
import { useText } from '../../messages/messages.tsx';
import { IconButton } from '../button.tsx';
import { Picture } from '../pictures/picture.tsx';
import { useSnapRow } from '../use-snap-row.ts';
import { closeHandler, useModal } from './use-modal.ts';

interface LightboxProps {
  /** Name of the pictured product, for screen readers. */
  name: string;
  pictures: readonly string[];
  /** Index of the first picture shown. */
  start: number;
  onClose: () => void;
}

/** Pictures in the size of the window. Open while it is rendered. */
export default function Lightbox({ name, pictures, start, onClose }: LightboxProps) {
  const dialog = useModal();
  const text = useText();
  const total = pictures.length;
  const { track, current, goTo, onScroll, onKeyDown } = useSnapRow(total);
  // A new row starts at its beginning; a layout effect scrolls it before the first paint.
  useLayoutEffect(() => goTo(start, true), [goTo, start]);
  return (
    <dialog
      ref={dialog}
      closedby="any"
      aria-label={text('detail.pictures', { name })}
      onClose={closeHandler(onClose)}
      onKeyDown={onKeyDown}
      className="modal-veil fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none flex-col bg-paper p-0 transition-opacity open:flex starting:opacity-0"
    >
      <div className="flex items-center justify-between gap-4 py-2 ps-5 pe-2">
        <p aria-live="polite" className="text-sm tabular-nums">
          <span className="sr-only">{text('detail.picture', { name, position: current + 1, total })}</span>
          <span aria-hidden dir="ltr">
            {current + 1} / {total}
          </span>
        </p>
        <IconButton label={text('ui.close')} icon={<X />} onClick={() => dialog.current?.close()} />
      </div>
      <div className="relative min-h-0 flex-1">
        <ul
          ref={track}
          onScroll={onScroll}
          className="no-scrollbar flex size-full snap-x snap-mandatory overflow-x-auto overscroll-x-contain"
        >
          {pictures.map((path, index) => (
            <li key={path} inert={index !== current} className="size-full shrink-0 snap-center p-4 md:px-20">
              <button
                type="button"
                title={text('ui.close')}
                onClick={() => dialog.current?.close()}
                className="flex size-full cursor-zoom-out items-center justify-center"
              >
                <Picture
                  path={path}
                  alt={text('detail.picture', { name, position: index + 1, total })}
                  sizes="min(100vw, 100vh)"
                  className="h-auto max-h-full w-auto max-w-full rounded-card"
                />
              </button>
            </li>
          ))}
        </ul>
        {total > 1 && (
          <>
            <IconButton
              label={text('detail.previousPicture')}
              icon={<ChevronLeft className="flip-rtl" />}
              aria-disabled={current === 0}
              onClick={() => goTo(current - 1)}
              className="absolute start-4 top-1/2 -translate-y-1/2 rounded-full bg-mist max-md:hidden"
            />
            <IconButton
              label={text('detail.nextPicture')}
              icon={<ChevronRight className="flip-rtl" />}
              aria-disabled={current === total - 1}
              onClick={() => goTo(current + 1)}
              className="absolute end-4 top-1/2 -translate-y-1/2 rounded-full bg-mist max-md:hidden"
            />
          </>
        )}
      </div>
    </dialog>
  );
}
