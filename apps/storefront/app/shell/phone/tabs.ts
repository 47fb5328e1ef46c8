import { isBuyerPage } from '../../features/accounts/buyer-pages.ts';

type TabName = 'home' | 'categories' | 'cart' | 'me';

/** The tab that a page belongs to, if any. */
export function tabOf(pathname: string): TabName | undefined {
  if (isHome(pathname)) return 'home';
  if (pathname === '/list') return 'categories';
  if (pathname === '/cart') return 'cart';
  return isBuyerPage(pathname) ? 'me' : undefined;
}

export function isHome(pathname: string): boolean {
  return pathname === '/' || pathname === '/index';
}
