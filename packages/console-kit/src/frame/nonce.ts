/** Vite puts the answer's nonce into the page as `<meta property="csp-nonce">`. */
export function readNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? '';
}

/**
 * Gives every style element that scripts make from now on the page's nonce. Ant Design's own styles get it from its
 * ConfigProvider, but the scroll lock behind its drawers and dialogs is made by a library below that never asks for it,
 * and the browser would refuse it.
 */
export function markStyles(nonce: string): void {
  const create = document.createElement.bind(document);
  document.createElement = (name: string, options?: ElementCreationOptions) => {
    const element = create(name, options);
    if (element instanceof HTMLStyleElement) element.nonce = nonce;
    return element;
  };
}
