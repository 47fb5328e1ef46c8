import { pictureUrl } from '@galleria/domain/pictures/picture-url';
import { useEffect, useRef, useState } from 'react';

const FULL_WIDTH = 1920;

/** An enlarged picture that follows the mouse. It covers its parent and lets every click through. */
export default function Zoom({ path }: { path: string }) {
  const picture = useRef<HTMLImageElement>(null);
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    const image = picture.current;
    const frame = image?.parentElement;
    if (!image || !frame) return;
    const follow = ({ clientX, clientY }: globalThis.PointerEvent) => {
      const { left, top, width, height } = frame.getBoundingClientRect();
      image.style.transformOrigin = `${((clientX - left) / width) * 100}% ${((clientY - top) / height) * 100}%`;
    };
    frame.addEventListener('pointermove', follow);
    return () => frame.removeEventListener('pointermove', follow);
  }, []);
  return (
    <img
      ref={picture}
      src={pictureUrl(path, FULL_WIDTH)}
      alt=""
      onLoad={() => setLoaded(true)}
      className={`pointer-events-none absolute inset-0 size-full scale-175 object-cover transition-opacity ${loaded ? '' : 'opacity-0'}`}
    />
  );
}
