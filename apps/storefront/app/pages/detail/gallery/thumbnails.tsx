import { Play } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useText } from '../../../messages/messages.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import type { useSnapRow } from '../../../ui/use-snap-row.ts';

interface ThumbnailsProps {
  pictures: readonly string[];
  hasVideo: boolean;
  gallery: ReturnType<typeof useSnapRow>;
}

/** Beside the large picture, or below it where there is less room. Hidden on phones, which have dots instead. */
export function Thumbnails({ pictures, hasVideo, gallery }: ThumbnailsProps) {
  const text = useText();
  const total = pictures.length + (hasVideo ? 1 : 0);
  return (
    <ul
      onKeyDown={gallery.onKeyDown}
      className="no-scrollbar flex gap-3 overflow-auto overscroll-contain p-0.5 max-md:hidden lg:h-0 lg:min-h-full lg:flex-col"
    >
      {pictures.map((path, index) => (
        <Thumbnail
          key={path}
          index={index}
          gallery={gallery}
          label={text('detail.showPicture', { position: index + 1, total })}
        >
          <Picture path={path} alt="" sizes="72px" className="size-full object-cover" />
        </Thumbnail>
      ))}
      {hasVideo && (
        <Thumbnail index={pictures.length} gallery={gallery} label={text('detail.showVideo')}>
          <span className="grid size-full place-items-center">
            <Play aria-hidden className="size-6" />
          </span>
        </Thumbnail>
      )}
    </ul>
  );
}

interface ThumbnailProps {
  index: number;
  gallery: ReturnType<typeof useSnapRow>;
  label: string;
  children: ReactNode;
}

/** Without scripts the link scrolls the row to the picture. */
function Thumbnail({ index, gallery: { current, interactive, goTo }, label, children }: ThumbnailProps) {
  const isShown = interactive && index === current;
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isShown && link.current) scrollRowTo(link.current);
  }, [isShown]);
  return (
    <li className="shrink-0">
      <a
        ref={link}
        data-early
        href={`#picture-${index + 1}`}
        aria-label={label}
        aria-current={isShown || undefined}
        onClick={(event) => {
          event.preventDefault();
          goTo(index);
        }}
        className="block size-17 overflow-hidden rounded-control bg-well ring-line ring-inset transition-[box-shadow] hover:ring-2 hover:ring-edge aria-[current=true]:outline-2 aria-[current=true]:outline-ink"
      >
        {children}
      </a>
    </li>
  );
}

/** Scrolls only the row of thumbnails; `scrollIntoView` would scroll the page too. */
function scrollRowTo(link: HTMLElement): void {
  const row = link.closest('ul');
  if (!row) return;
  const linkBox = link.getBoundingClientRect();
  const rowBox = row.getBoundingClientRect();
  row.scrollBy({
    left: Math.min(linkBox.left - rowBox.left, 0) + Math.max(linkBox.right - rowBox.right, 0),
    top: Math.min(linkBox.top - rowBox.top, 0) + Math.max(linkBox.bottom - rowBox.bottom, 0),
  });
}
