import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { choosePreferences, isNewFromAddress, type Offered } from './preferences.ts';

const offered: Offered = {
  locales: ['en', 'zh_CN', 'ar'],
  defaultLocale: 'en',
  currencyCodes: ['USD', 'CNY'],
  defaultCurrencyCode: 'USD',
};

function request(parts: { cookies?: object; query?: object; accepts?: string }): FastifyRequest {
  const headers = { 'accept-language': parts.accepts };
  return { cookies: parts.cookies ?? {}, query: parts.query ?? {}, headers } as unknown as FastifyRequest;
}

describe('choosePreferences', () => {
  it.each([
    [{}, 'en'],
    [{ accepts: 'zh-CN,zh;q=0.9,en;q=0.8' }, 'zh_CN'],
    [{ accepts: 'zh-Hant-TW, ar-EG;q=0.5' }, 'ar'],
    [{ accepts: 'fr-FR, de' }, 'en'],
    [{ accepts: 'en;q=0.1, zh-CN' }, 'zh_CN'],
    [{ accepts: 'ar;q=0, zh-CN;q=0.2' }, 'zh_CN'],
    [{ accepts: 'zh-CN', cookies: { lang: 'ar' } }, 'ar'],
    [{ cookies: { lang: 'ar' }, query: { lang: 'zh_CN' } }, 'zh_CN'],
    [{ cookies: { lang: 'fr' } }, 'en'],
    [{ query: { lang: ['ar', 'en'] } }, 'en'],
  ])('%o selects the language %s', (parts, locale) => {
    expect(choosePreferences(request(parts), offered).locale).toBe(locale);
  });

  it('shows prices in the chosen currency if it is offered', () => {
    const codeFor = (currency: string) => choosePreferences(request({ cookies: { currency } }), offered).currencyCode;
    expect([codeFor('CNY'), codeFor('BTC')]).toEqual(['CNY', 'USD']);
  });

  it.each([
    [{ query: { lang: 'zh_CN' } }, true],
    [{ query: { lang: 'zh-cn' }, cookies: { lang: 'ar' } }, true],
    [{ query: { lang: 'zh_CN' }, cookies: { lang: 'zh_CN' } }, false],
    [{ query: { lang: 'fr' } }, false],
    [{ accepts: 'zh-CN' }, false],
  ])('%o is saved as a new preference: %s', (parts, isNew) => {
    expect(isNewFromAddress(request(parts), choosePreferences(request(parts), offered))).toBe(isNew);
  });
});
