/** Vite writes the CSP nonce of the response into the page as `<meta property="csp-nonce">`. */
export function readNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? '';
}

/**
 * Sets the CSP nonce on every style element that scripts create from now on. Ant Design's own styles get it from its
 * ConfigProvider, but the scroll lock behind its drawers and dialogs comes from a dependency that sets no nonce, and
 * the browser would block it.
 */
export function addNonceToStyles(nonce: string): void {
  const create = document.createElement.bind(document);
  document.createElement = (name: string, options?: ElementCreationOptions) => {
    const element = create(name, options);
    if (element instanceof HTMLStyleElement) element.nonce = nonce;
    return element;
  };
}
