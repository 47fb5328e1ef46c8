import type { PageVisit } from '@galleria/contract/call';
import { DEFAULT_LOCALE, isLocale, LOCALES, type Locale } from '@galleria/domain/site/locales';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { localeNamed } from '../text/server-text.ts';

/** The preferences that a page depends on: two visitors with the same preferences get the same page. */
export type Preferences = Pick<PageVisit, 'locale' | 'currencyCode'>;

/** Languages and currencies that the mall offers, from which the pages choose for a new visitor. */
export interface Offered {
  locales: readonly Locale[];
  defaultLocale: Locale;
  currencyCodes: readonly string[];
  defaultCurrencyCode: string;
}

/** For error pages, which must not query the database. */
export const ALL_OFFERED: Offered = {
  locales: LOCALES,
  defaultLocale: DEFAULT_LOCALE,
  currencyCodes: [],
  defaultCurrencyCode: 'USD',
};

/** The visitor's own choice (address, then cookie), else the browser's languages, else the mall's default. */
export function choosePreferences(request: FastifyRequest, offered: Offered): Preferences {
  const asked = [langInAddress(request), request.cookies.lang, ...acceptedBy(request)];
  const locale = asked.map(localeNamed).find((one) => one && offered.locales.includes(one)) ?? offered.defaultLocale;
  const currency = request.cookies.currency;
  return {
    locale,
    currencyCode: currency && offered.currencyCodes.includes(currency) ? currency : offered.defaultCurrencyCode,
  };
}

/**
 * Whether the language came from the address and is not in the cookie yet. It is then stored like one chosen in the top
 * bar; otherwise the next page, whose address has none, would be in another language.
 */
export function isNewFromAddress(request: FastifyRequest, { locale }: Preferences): boolean {
  return localeNamed(langInAddress(request)) === locale && request.cookies.lang !== locale;
}

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Set by the server and not by the page, so that pages with a language in their address can be shared too. */
export function rememberLanguage(request: FastifyRequest, reply: FastifyReply, { locale }: Preferences): void {
  const secure = request.protocol === 'https' || request.server.isHttpsMall;
  reply.setCookie('lang', locale, { path: '/', maxAge: YEAR_SECONDS, sameSite: 'lax', secure });
}

function langInAddress(request: FastifyRequest): string | undefined {
  const { lang } = request.query as Record<string, unknown>;
  return typeof lang === 'string' ? lang : undefined;
}

function acceptedBy(request: FastifyRequest): string[] {
  const header = request.headers['accept-language'] ?? '';
  return header
    .split(',')
    .slice(0, 10)
    .map((part) => {
      const [, tag = '', weight = '1'] = part.match(/^\s*([\w-]+)\s*(?:;\s*q=([\d.]+))?/) ?? [];
      return { tag, weight: Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag);
}

export function offeredFrom(
  languages: { language: string; langItemList: { language: string; hide: 0 | 1 }[] },
  currencies: { currencyCode: string; defaultCurrency: boolean }[],
): Offered {
  return {
    locales: languages.langItemList
      .filter((item) => item.hide === 0)
      .map((item) => item.language)
      .filter(isLocale),
    defaultLocale: isLocale(languages.language) ? languages.language : DEFAULT_LOCALE,
    currencyCodes: currencies.map((currency) => currency.currencyCode),
    defaultCurrencyCode: currencies.find((currency) => currency.defaultCurrency)?.currencyCode ?? 'USD',
  };
}
