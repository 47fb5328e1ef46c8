import { blurDataUri } from '@galleria/domain/pictures/blur';
import { parsePicturePath } from '@galleria/domain/pictures/picture-path';
import { pictureSrcSet, pictureUrl } from '@galleria/domain/pictures/picture-url';
import type { CSSProperties } from 'react';
import { widthsOf } from './picture-widths.ts';

interface PictureProps {
  /** As the API gives it. */
  path: string;
  /** Empty when the words beside it say the same. */
  alt: string;
  /** How wide it is on the page, as `sizes` of an image. */
  sizes: string;
  /** In view when the page opens: fetched at once and before other things. */
  eager?: boolean;
  className?: string;
}

const DEFAULT_WIDTH = 640;

/** A stored picture in the size the screen needs, over a blur of itself until it has arrived. */
export function Picture({ path, alt, sizes, eager = false, className }: PictureProps) {
  const measures = parsePicturePath(path);
  const { least, most } = widthsOf(sizes);
  return (
    <img
      src={pictureUrl(path, DEFAULT_WIDTH)}
      srcSet={pictureSrcSet(path, most, least)}
      sizes={sizes}
      width={measures?.width}
      height={measures?.height}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding={eager ? 'sync' : 'async'}
      style={blurStyle(path)}
      className={className}
    />
  );
}

function blurStyle(path: string): CSSProperties | undefined {
  const blur = blurDataUri(path);
  return blur ? { backgroundImage: `url(${blur})`, backgroundSize: 'cover' } : undefined;
}
