import { pictureUrl } from '@galleria/domain/pictures/picture-url';
import { lazy, Suspense, useState } from 'react';
import { useText } from '../../../messages/messages.tsx';
import { isPlainClick } from '../../../ui/links/plain-click.ts';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { DateText } from '../../../ui/times/date-text.tsx';
import type { Review } from '../detail-data.ts';

interface ReviewContentProps {
  entry: Pick<Review, 'content' | 'pics' | 'replyContent' | 'replyTime'>;
  nickName: string;
}

/** Reviewers write in their own language, so the text direction is detected from their words. */
export function ReviewContent({ entry: { content, pics, replyContent, replyTime }, nickName }: ReviewContentProps) {
  const text = useText();
  return (
    <>
      {content && (
        <p dir="auto" className="wrap-anywhere whitespace-pre-line">
          {content}
        </p>
      )}
      {pics && <ReviewPictures pictures={pics.split(',')} nickName={nickName} />}
      {replyContent && (
        <div className="rounded-card bg-well p-4 text-sm">
          <p className="mb-1 flex flex-wrap gap-x-3 text-ink-soft text-xs">
            <span className="font-semibold">{text('detail.reply')}</span>
            {replyTime && <DateText time={replyTime} />}
          </p>
          <p dir="auto" className="wrap-anywhere whitespace-pre-line">
            {replyContent}
          </p>
        </div>
      )}
    </>
  );
}

const Lightbox = lazy(() => import('../../../ui/overlays/lightbox.tsx'));

const FULL_WIDTH = 1920;

interface ReviewPicturesProps {
  pictures: readonly string[];
  nickName: string;
}

/** Without scripts each link opens the picture file. */
function ReviewPictures({ pictures, nickName }: ReviewPicturesProps) {
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
