import { SYSTEM } from '@galleria/domain/access/access';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../infra/database/transaction.ts';
import { openSharedTestApp } from '../../testing/open-test-app.ts';
import { site } from './index.ts';

const app = await openSharedTestApp();

describe('webConfig', () => {
  it('returns every field in the caller’s language', async () => {
    const { status, envelope } = await app.call('/webConfig/getPcWebConfig');
    expect(status).toBe(200);
    expect(envelope).toMatchObject({ success: true, code: '00000' });
    expect(envelope.data).toEqual({
      paramKey: 'PC_WEB_CONFIG',
      pcLogoImg: expect.any(String),
      pcLogoImgText: expect.stringMatching(/\S/),
      pcLoginBgImg: expect.stringMatching(/^pictures\//),
      pcTitleImg: expect.any(String),
      pcTitleContent: expect.stringContaining('Galleria'),
      pcWelcome: expect.stringMatching(/\S/),
      pcQrcodeImg: expect.any(String),
      pcCompanyName: 'Galleria',
      pcCompanyInfo: expect.stringContaining('\n'),
      pcCopyright: expect.stringContaining('Galleria'),
    });
    const chinese = await app.call('/webConfig/getPcWebConfig', { headers: { locale: 'zh_CN' } });
    expect((chinese.envelope.data as { pcWelcome: string }).pcWelcome).toMatch(/\p{Script=Han}/u);
  });

  it('falls back to defaults for empty settings as soon as the cache is invalidated', async () => {
    await inTransaction(app.database, SYSTEM, (transaction) =>
      site.seed.seedSetting(transaction, 'siteConfig', { pcCompanyName: 'Bazaar', pcWelcome: { en: '' } }),
    );
    await expect
      .poll(async () => (await app.call('/webConfig/getPcWebConfig')).envelope.data)
      .toMatchObject({
        pcCompanyName: 'Bazaar',
        pcWelcome: 'Welcome to Bazaar',
        pcTitleContent: 'Bazaar',
        pcLogoImgText: 'Bazaar',
        pcCopyright: '© Bazaar',
        pcLogoImg: '/favicon.svg',
        pcTitleImg: '/favicon.svg',
        pcLoginBgImg: '/sign-in.svg',
        pcQrcodeImg: '/qr-code.svg',
      });
    const { headers, body } = await app.server.inject('/qr-code.svg');
    expect(headers['content-type']).toContain('image/svg+xml');
    expect(body).toMatch(/^<svg .*<path d="M3 3h1v1h-1z/);
  });
});

describe('webConfigSection', () => {
  it('returns the switches of PRODUCT_TYPE_CONFIG', async () => {
    const { envelope } = await app.call('/webConfig/info/PRODUCT_TYPE_CONFIG');
    expect(envelope).toEqual({
      success: true,
      code: '00000',
      msg: '',
      data: { isPreferredOpen: true, isNewUserSpecialOpen: true },
    });
  });

  it('refuses an unknown key', async () => {
    const { status, envelope } = await app.call('/webConfig/info/NOTHING', { headers: { locale: 'de' } });
    expect(status).toBe(200);
    expect(envelope).toMatchObject({ success: false, code: 'A00001', reason: 'config.unknown', data: null });
    expect(envelope.msg).not.toBe('');
  });
});

describe('languageList', () => {
  it('returns the default language and all twelve, with a flag for hidden ones', async () => {
    const { envelope } = await app.call('/lang/default');
    const data = envelope.data as { langItemList: { language: string; hide: number }[] };
    expect(data).toMatchObject({ name: 'English', language: 'en', lang: 1, countryLang: expect.stringMatching(/^en/) });
    expect(data.langItemList).toHaveLength(12);
    for (const item of data.langItemList) {
      expect(item).toEqual({
        name: expect.any(String),
        language: expect.any(String),
        lang: expect.any(Number),
        countryLang: expect.any(String),
        hide: expect.toBeOneOf([0, 1]),
      });
    }
    const shown = data.langItemList.filter((item) => item.hide === 0).map((item) => item.language);
    expect(shown).toEqual(['en', 'zh_CN']);
  });

  it('contains a newly enabled language as soon as the cache is invalidated', async () => {
    await app.call('/lang/default');
    await inTransaction(app.database, SYSTEM, (transaction) =>
      site.seed.seedLanguages(transaction, [
        { lang: 1, language: 'en', name: 'English', countryLang: 'en-US', hide: false, isDefault: true },
        { lang: 2, language: 'ar', name: 'العربية', countryLang: 'ar-SA', hide: false },
      ]),
    );
    await expect
      .poll(async () => (await app.call('/lang/default')).envelope.data)
      .toMatchObject({ langItemList: [{ language: 'en' }, { language: 'ar', hide: 0 }] });
  });
});

describe('currencyList', () => {
  it('returns the currencies with their rates, one of them the default', async () => {
    const { envelope } = await app.call('/currency/list');
    const currencies = envelope.data as { currencyCode: string; defaultCurrency: boolean }[];
    expect(currencies.map((currency) => currency.currencyCode)).toEqual(
      expect.arrayContaining(['USD', 'CNY', 'EUR', 'GBP', 'JPY', 'BRL', 'KRW', 'ILS']),
    );
    for (const currency of currencies) {
      expect(currency).toEqual({
        currencyName: expect.stringMatching(/\S/),
        currencyCode: expect.stringMatching(/^[A-Z]{3}$/),
        symbol: expect.stringMatching(/\S/),
        exchangeRate: expect.any(Number),
        status: 1,
        defaultCurrency: expect.any(Boolean),
      });
    }
    expect(currencies.filter((currency) => currency.defaultCurrency)).toMatchObject([
      { currencyCode: 'USD', symbol: '$', exchangeRate: 1 },
    ]);
  });
});

describe('public settings of the mall', () => {
  it('paySwitch returns a switch for every pay method', async () => {
    const { envelope, headers } = await app.call('/sys/config/info/getSysPaySwitch');
    expect(headers['cache-control']).toBe('public, max-age=18000');
    expect((await app.call('/currency/list')).headers['cache-control']).toBe('no-store');
    expect(envelope.data).toEqual({
      pointsPaySwitch: true,
      balancePaySwitch: true,
      payPalSwitch: true,
      payPalCardSwitch: true,
      stripeSwitch: true,
      cashOnDeliverySwitch: true,
      offlinePaySwitch: true,
    });
  });

  it('serviceSwitch returns whether customer service is available', async () => {
    const { envelope } = await app.call('/sys/config/info/getSysServiceSwitch');
    expect(envelope.data).toEqual({ platformServiceSwitch: true, shopServiceSwitch: true });
  });

  it.each(['serviceTerms', 'servicePolicy'])('%s returns a title and clean HTML in two languages', async (name) => {
    const english = await app.call(`/sys/config/info/${name}`);
    expect(english.envelope.data).toEqual({
      title: expect.stringMatching(/\S/),
      content: expect.stringMatching(/<p>/),
    });
    const chinese = await app.call(`/sys/config/info/${name}`, { headers: { locale: 'zh_CN' } });
    expect((chinese.envelope.data as { content: string }).content).toMatch(/\p{Script=Han}/u);
  });

  it('termsOfService removes scripts from the text', async () => {
    await inTransaction(app.database, SYSTEM, (transaction) =>
      site.seed.seedSetting(transaction, 'termsOfService', {
        title: { en: 'Terms' },
        content: {
          en: '<p onclick="x()">a<script>alert(1)</script><a href="javascript:x()">b</a><img src=x onerror=y></p>',
        },
      }),
    );
    await expect
      .poll(async () => (await app.call('/sys/config/info/serviceTerms')).envelope.data)
      .toEqual({ title: 'Terms', content: '<p>a<a>b</a><img src="x" /></p>' });
  });
});
