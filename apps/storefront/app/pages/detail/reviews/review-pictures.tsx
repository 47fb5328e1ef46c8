import { pictureUrl } from '@galleria/domain/pictures/picture-url';
import { lazy, Suspense, useState } from 'react';
import { Picture } from '../../../ui/picture.tsx';
import { useText } from '../../../words/words.tsx';
import { isPlainClick } from '../plain-click.ts';

const Lightbox = lazy(() => import('../gallery/lightbox.tsx'));

const FULL_WIDTH = 1920;

interface ReviewPicturesProps {
  pictures: readonly string[];
  nickName: string;
}

/** Without scripts each leads to the picture itself. */
export function ReviewPictures({ pictures, nickName }: ReviewPicturesProps) {
  const text = useText();
  const [enlarged, setEnlarged] = useState<number>();
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
              className="block size-20 cursor-zoom-in overflow-hidden rounded-control bg-well"
            >
              <Picture
                path={path}
                alt={text('detail.reviewPicture', { position: index + 1, name: nickName })}
                sizes="80px"
                className="size-full object-cover"
              />
            </a>
          </li>
        ))}
      </ul>
      {enlarged !== undefined && (
        <Suspense>
          <Lightbox name={nickName} pictures={pictures} start={enlarged} onClose={() => setEnlarged(undefined)} />
        </Suspense>
      )}
    </>
  );
}
