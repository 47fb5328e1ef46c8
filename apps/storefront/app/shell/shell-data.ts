import type { DisplayCurrency } from '@galleria/domain/money/display-price';
import type { Locale } from '@galleria/domain/site/locales';
import { useRouteLoaderData } from 'react-router';
import type { Account } from '../features/accounts/use-account.ts';

/** What the frame around every page shows. It travels to the browser with each first page, so it holds no more than that. */
export interface ShellData {
  mall: Mall;
  languages: { locale: Locale; tag: string; name: string }[];
  currencies: { code: string; symbol: string; name: string }[];
  currency: DisplayCurrency;
  /** Titles for the ticker. */
  notices: { id: number; title: string }[];
  hotWords: { title: string; content: string }[];
  /** The first level; what is under it is fetched when somebody looks. */
  categories: { id: number; name: string; picture: string }[];
  zones: { preferred: boolean; newUserSpecial: boolean };
  cartCount: number;
  /** Nobody on pages that strangers share. */
  account: Account | undefined;
  address: string;
  /** The same as the rows of a QR code, see `qr-code.ts`. */
  addressQr: string[];
}

/** How the mall presents itself. Pictures are paths and may be empty. */
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
  if (!shell) throw new Error('The shell has not been loaded');
  return shell;
}

/** For what also stands on the error page, where the shell itself may be what failed. */
export function useShellIfLoaded(): ShellData | undefined {
  return useRouteLoaderData('root');
}
