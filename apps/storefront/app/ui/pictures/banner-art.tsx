import { parsePicturePath } from '@galleria/domain/pictures/picture-path';
import type { ComponentProps, CSSProperties } from 'react';
import { useDirection } from '../../words/words.tsx';
import { Picture } from './picture.tsx';

interface BannerArtProps extends Pick<ComponentProps<typeof Picture>, 'path' | 'sizes' | 'eager'> {
  /** Where in the picture its objects are, as a share of its width: their middle, and how far they reach from there. */
  middle: number;
  reach: number;
  /** Sets `--art-at`: the place of the picture, from 0 to 1, that stays in the same place of the banner. */
  look: string;
}

/**
 * The picture of a banner, with room for words on its start side. From right to left its layout is mirrored, but not its
 * objects: those are shown again, turned back, over the mirrored ones.
 */
export function BannerArt({ path, sizes, eager, middle, reach, look }: BannerArtProps) {
  const isMirrored = useDirection() === 'rtl';
  const picture = (className: string) => (
    <Picture path={path} alt="" sizes={sizes} eager={eager} className={`banner-art ${className}`} />
  );
  if (!isMirrored) return picture(`-z-10 ${look}`);
  const { width, height } = parsePicturePath(path) ?? { width: 1, height: 1 };
  const place = { '--art-middle': middle, '--art-reach': reach, '--art-ratio': width / height } as CSSProperties;
  return (
    <div className={`banner-art-mirrored -z-10 ${look}`} style={place}>
      {picture('')}
      {picture('banner-art-turned-back')}
    </div>
  );
}
