import { blurDataUri } from '@galleria/domain/pictures/blur';
import { parsePicturePath } from '@galleria/domain/pictures/picture-path';
import { pictureSrcSet, pictureUrl } from '@galleria/domain/pictures/picture-url';
import type { CSSProperties } from 'react';
import { widthsOf } from './picture-widths.ts';

interface PictureProps {
  /** Path as sent by the API. */
  path: string;
  /** Empty if adjacent text says the same. */
  alt: string;
  /** The `sizes` attribute. */
  sizes: string;
  /** Visible when the page opens: loaded at once, with high priority. */
  eager?: boolean;
  className?: string;
}

const DEFAULT_WIDTH = 640;

/** A stored picture in the size that the screen needs, over a blurred placeholder until it is loaded. */
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
