import { parsePicturePath } from '@galleria/domain/pictures/picture-path';
import type { ComponentProps, CSSProperties } from 'react';
import { useDirection } from '../../messages/messages.tsx';
import { Picture } from './picture.tsx';

interface BannerArtProps extends Pick<ComponentProps<typeof Picture>, 'path' | 'sizes' | 'eager'> {
  /** Position of the objects in the picture, as shares of its width: their middle, and their reach from there. */
  middle: number;
  reach: number;
  /** Classes that set `--art-at`: the point of the picture, from 0 to 1, that stays at the same share of the banner. */
  className: string;
}

/**
 * The picture of a banner, with room for text on its start side. For right-to-left it is mirrored, except its objects:
 * those are drawn again, unmirrored, on top.
 */
export function BannerArt({ path, sizes, eager, middle, reach, className }: BannerArtProps) {
  const isMirrored = useDirection() === 'rtl';
  const picture = (className: string) => (
    <Picture path={path} alt="" sizes={sizes} eager={eager} className={`banner-art ${className}`} />
  );
  if (!isMirrored) return picture(`-z-10 ${className}`);
  const { width, height } = parsePicturePath(path) ?? { width: 1, height: 1 };
  const place = { '--art-middle': middle, '--art-reach': reach, '--art-ratio': width / height } as CSSProperties;
  return (
    <div className={`banner-art-mirrored -z-10 ${className}`} style={place}>
      {picture('')}
      {picture('banner-art-turned-back')}
    </div>
  );
}
