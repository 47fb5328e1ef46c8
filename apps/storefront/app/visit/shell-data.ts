import type { DisplayCurrency } from '@galleria/domain/money/display-price';
import type { Locale } from '@galleria/domain/site/locales';
import { use } from 'react';
import { useRouteLoaderData } from 'react-router';
import { SharedPartContext } from '../hydration/part-cache.ts';
import { type Account, ANY_BUYER } from './use-account.ts';

/** Data of the shell around every page. It is part of every document, so it contains only what is shown. */
export interface ShellData {
  mall: Mall;
  languages: { locale: Locale; tag: string; name: string }[];
  currencies: { code: string; symbol: string; name: string }[];
  currency: DisplayCurrency;
  /** Titles for the ticker. */
  notices: { id: number; title: string }[];
  hotSearches: { title: string; content: string }[];
  /** The first level; the levels below are fetched when the menu opens. */
  categories: { id: number; name: string; picture: string }[];
  /** Addresses that must not be linked: `useIsOpen`. */
  closedPages: readonly string[];
  cartCount: number;
  /** `undefined` for guests, and on pages that the server caches for all guests. */
  account: Account | undefined;
  address: string;
  /** The address as the rows of a QR code, see `load-shell.server.ts`. */
  addressQr: string[];
}

/** The mall's identity. Pictures are paths and may be empty. */
export interface Mall {
  title: string;
  icon: string;
  logo: string;
  logoText: string;
  welcome: string;
  followQr: string;
  companyName: string;
  companyInfo: string;
  copyright: string;
}

export function useShell(): ShellData {
  const shell = useShellIfLoaded();
  if (!shell) throw new Error('useShell: no data');
  return shell;
}

/** For the error page, since loading the shell may have failed. */
export function useShellIfLoaded(): ShellData | undefined {
  const shell = useRouteLoaderData<ShellData>('root');
  if (!use(SharedPartContext) || !shell) return shell;
  return { ...shell, account: shell.account && ANY_BUYER, cartCount: Math.min(shell.cartCount, 1) };
}
