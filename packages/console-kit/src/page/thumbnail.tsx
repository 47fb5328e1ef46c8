import { pictureUrl } from '@galleria/domain/pictures/picture-url';
import { theme } from 'antd';

interface ThumbnailProps {
  /** Path from the API. An empty one renders an empty box, so that rows stay aligned. */
  path: string;
  width: number;
  height: number;
}

const SHARP_SCREENS = 2;

/** A small stored picture, not cropped. Decorative: the text beside it names it. */
export function Thumbnail({ path, width, height }: ThumbnailProps) {
  const { token } = theme.useToken();
  const pictureStyle = { width, height, borderRadius: token.borderRadius, backgroundColor: token.colorFillQuaternary };
  if (!path) return <div style={pictureStyle} />;
  return (
    <img
      src={pictureUrl(path, width * SHARP_SCREENS)}
      alt=""
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      style={{ ...pictureStyle, display: 'block', objectFit: 'contain' }}
    />
  );
}
