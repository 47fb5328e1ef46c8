/** A page of a store: its own, or one of its products'. */
export type VisitedPage = { readonly storeId: number } | { readonly prodId: number };

const ID = /^[1-9]\d{0,8}$/;
const STORE_PAGES = new Set(['/shop-index', '/shop-prod-list', '/shop-qualifications']);

/** Also recognises the data requests of client-side navigation (`/detail.data`). */
export function visitedPage(url: string): VisitedPage | undefined {
  const [path = '', query = ''] = url.split('?');
  const page = path.replace(/\.data$/, '');
  const parameters = new URLSearchParams(query);
  const [sid, prodId] = [parameters.get('sid') ?? '', parameters.get('prodId') ?? ''];
  if (STORE_PAGES.has(page) && ID.test(sid)) return { storeId: Number(sid) };
  if (page === '/detail' && ID.test(prodId)) return { prodId: Number(prodId) };
  return undefined;
}
