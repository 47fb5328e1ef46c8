import { pictureUrl } from '@galleria/domain/pictures/picture-url';
import { theme } from 'antd';

interface ThumbnailProps {
  /** As the API gives it; an empty one leaves its place empty, so that rows stay in line. */
  path: string;
  width: number;
  height: number;
}

const SHARP_SCREENS = 2;

/** A stored picture, small and whole. The words beside it say what it is. */
export function Thumbnail({ path, width, height }: ThumbnailProps) {
  const { token } = theme.useToken();
  const box = { width, height, borderRadius: token.borderRadius, backgroundColor: token.colorFillQuaternary };
  if (!path) return <div style={box} />;
  return (
    <img
      src={pictureUrl(path, width * SHARP_SCREENS)}
      alt=""
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      style={{ ...box, display: 'block', objectFit: 'contain' }}
    />
  );
}
