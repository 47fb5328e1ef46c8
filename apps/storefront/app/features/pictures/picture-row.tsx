import { pictureUrl } from '@galleria/domain/pictures/picture-url';
import { lazy, Suspense, useState } from 'react';
import { useText } from '../../messages/messages.tsx';
import { isPlainClick } from '../../ui/links/plain-click.ts';
import { Picture } from '../../ui/pictures/picture.tsx';

const Lightbox = lazy(() => import('../../ui/overlays/lightbox.tsx'));

const FULL_WIDTH = 1920;

/** Thumbnails that open a lightbox. Without scripts each is a link to the picture. */
export function PictureRow({ name, pictures }: { name: string; pictures: readonly string[] }) {
  const text = useText();
  const [enlarged, setEnlarged] = useState<number>();
  if (pictures.length === 0) return null;
  return (
    <>
      <ul className="flex flex-wrap gap-2">
        {pictures.map((path, index) => (
          <li key={path}>
            <a
              data-early
              href={pictureUrl(path, FULL_WIDTH)}
              onClick={(event) => {
                if (!isPlainClick(event)) return;
                event.preventDefault();
                setEnlarged(index);
              }}
              className="block size-16 cursor-zoom-in overflow-hidden rounded-control bg-well"
            >
              <Picture
                path={path}
                alt={text('detail.picture', { name, position: index + 1, total: pictures.length })}
                sizes="64px"
                className="size-full object-cover"
              />
            </a>
          </li>
        ))}
      </ul>
      {enlarged !== undefined && (
        <Suspense>
          <Lightbox name={name} pictures={pictures} start={enlarged} onClose={() => setEnlarged(undefined)} />
        </Suspense>
      )}
    </>
  );
}
