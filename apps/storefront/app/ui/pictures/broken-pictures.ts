/**
 * Sent as text in the head of every page (`EarlyScript`), so it must not refer to anything outside itself; it runs
 * before any other script, so that it also receives errors of early pictures.
 *
 * Replaces a picture that cannot be loaded by a neutral drawing with text, in the box of the picture. Boxes too small
 * for the text show only the drawing.
 */
export function replaceBrokenPictures(message: string): void {
  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLImageElement) || target.src.startsWith('data:')) return;
      target.removeAttribute('srcset');
      target.style.backgroundImage = 'none';
      target.title = message;
      target.src = `data:image/svg+xml,${encodeURIComponent(drawing())}`;
    },
    true,
  );

  function drawing(): string {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"';
    const style = `div { height: 100%; display: grid; place-content: center; justify-items: center; gap: 8px;
        background: #8882; color: #777; font: 13px/1.4 system-ui, sans-serif; text-align: center }
      p { margin: 0; padding: 0 8px }
      @media (max-width: 120px), (max-height: 90px) { p { display: none } }`;
    const frame = `${svg} width="32" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.5">
      <path d="M3 5h18v14H3zM3 16l5-5 4 4 3-3 6 6M15 9h.01M2 2l20 20"/></svg>`;
    const text = message.replace(/[&<]/g, (mark) => `&#${mark.charCodeAt(0)};`);
    return `${svg} width="100%" height="100%"><style>${style}</style><foreignObject width="100%" height="100%">
      <div xmlns="http://www.w3.org/1999/xhtml">${frame}<p dir="auto">${text}</p></div></foreignObject></svg>`;
  }
}
