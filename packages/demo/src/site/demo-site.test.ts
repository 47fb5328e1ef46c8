import { LOCALES } from '@galleria/domain/site/locales';
import { describe, expect, it } from 'vitest';
import { listPictures } from '../pictures/list-pictures.ts';
import { demoSite } from './demo-site.ts';
import type { CompleteLocaleTexts } from './types.ts';

const { config, languages, currencies, categories, hotSearches, banners, notices } = demoSite;

const allTexts: CompleteLocaleTexts[] = [
  config.pcCompanyInfo,
  config.pcCopyright,
  config.pcTitleContent,
  config.pcLogoImgText,
  config.pcWelcome,
  ...currencies.map((currency) => currency.currencyName),
  ...categories.map((category) => category.name),
  ...hotSearches.flatMap((search) => [search.title, search.content]),
  ...banners.flatMap((banner) => [banner.title, banner.subtitle, banner.actionLabel]),
  ...notices.flatMap((notice) => [notice.title, notice.content]),
  demoSite.termsOfService.title,
  demoSite.privacyPolicy.title,
];

const allHtml = [
  ...notices.flatMap((notice) => Object.values(notice.content)),
  ...[demoSite.termsOfService, demoSite.privacyPolicy].flatMap(({ content }) => [
    content.en ?? '',
    content.zh_CN ?? '',
  ]),
];

describe('texts of the demo site', () => {
  it('exist in every language', () => {
    for (const text of allTexts) {
      expect(Object.keys(text)).toEqual([...LOCALES]);
      for (const locale of LOCALES) expect(text[locale], `${text.en} in ${locale}`).toMatch(/\S/);
    }
  });

  it('contain no percentage, which changing prices would make untrue', () => {
    const promises = [
      ...banners.flatMap(({ title, subtitle }) => [title, subtitle]),
      ...notices.map(({ title }) => title),
    ];
    for (const text of promises) expect(Object.values(text).join(' ')).not.toMatch(/\d\s?[%٪]/);
  });

  it('use the script of their language', () => {
    for (const { name } of categories) {
      expect(name.he).toMatch(/\p{Script=Hebrew}|VR|SSD/u);
      expect(name.ar).toMatch(/\p{Script=Arabic}/u);
      expect(name.ru, name.en).toMatch(/\p{Script=Cyrillic}/u);
    }
  });
});

describe('languages and currencies', () => {
  it('list every language once and show two of them', () => {
    expect(languages.map((language) => language.lang)).toEqual([...LOCALES]);
    expect(languages.filter((language) => !language.hide).map((language) => language.lang)).toEqual(['en', 'zh_CN']);
  });

  it('have one default currency with the rate 1', () => {
    const defaults = currencies.filter((currency) => currency.defaultCurrency);
    expect(defaults).toMatchObject([{ currencyCode: 'USD', symbol: '$', exchangeRate: '1' }]);
    expect(new Set(currencies.map((currency) => currency.symbol)).size).toBe(currencies.length);
    for (const { exchangeRate } of currencies) expect(Number(exchangeRate)).toBeGreaterThan(0);
  });
});

describe('categories', () => {
  const childrenOf = (parentId: number) => categories.filter((category) => category.parentId === parentId);

  it('have unique ids that start with the id of their parent', () => {
    expect(new Set(categories.map((category) => category.categoryId)).size).toBe(categories.length);
    for (const { categoryId, parentId, level } of categories) {
      expect(parentId).toBe(level === 1 ? 0 : Math.floor(categoryId / 100));
    }
  });

  it('have three complete levels', () => {
    expect(childrenOf(0).map((top) => top.sequence)).toEqual(Array.from({ length: 14 }, (_, index) => index + 1));
    for (const parent of categories.filter((category) => category.level < 3)) {
      const count = childrenOf(parent.categoryId).length;
      expect(count, parent.name.en).toBeGreaterThanOrEqual(4);
      expect(count, parent.name.en).toBeLessThanOrEqual(7);
    }
  });

  it('have a picture at the first and third level', () => {
    for (const { level, object, picture } of categories) {
      expect(object !== null).toBe(level !== 2);
      expect(picture !== null).toBe(level !== 2);
    }
  });
});

describe('pictures and links', () => {
  it('exist for every key that the site data names', () => {
    const known = new Set(listPictures().map((picture) => picture.key));
    const named = [
      ...[config.pcLogoImg, config.pcLoginBgImg, config.pcQrcodeImg, config.pcTitleImg].filter((key) => key !== ''),
      ...categories.map((category) => category.picture).filter((key) => key !== null),
      ...banners.map((banner) => banner.picture),
    ];
    expect(named.filter((key) => !known.has(key))).toEqual([]);
  });

  it('lead from a banner to a path of the storefront or to a product', () => {
    for (const { type, relation } of banners) expect(relation).toMatch(type === 0 ? /^\d+$/ : /^\/[a-z-]+(\?|$)/);
  });

  it('refer only to existing categories', () => {
    const ids = new Set(categories.map((category) => String(category.categoryId)));
    const linked = banners.flatMap(({ relation }) => relation.match(/(?<=cpid=)\d+/g) ?? []);
    expect(linked.filter((id) => !ids.has(id))).toEqual([]);
  });
});

describe('notices and legal texts', () => {
  it('use plain HTML only', () => {
    for (const html of allHtml) {
      expect(html).toMatch(/^<(p|h2)>/);
      const tags = [...html.matchAll(/<\/?([a-z0-9]+)/gi)].map(([, tag]) => tag);
      expect(tags.filter((tag) => !/^(p|ul|ol|li|strong|h2|h3|a)$/.test(tag ?? ''))).toEqual([]);
      expect(html).not.toMatch(/javascript:|\son\w+=|style=/i);
    }
  });

  it('have the same paragraphs, lists and links in every language', () => {
    const tagsOf = (html: string) => html.match(/<[^>]+>/g);
    for (const { title, content } of notices) {
      for (const locale of LOCALES) {
        expect(tagsOf(content[locale]), `${title.en} in ${locale}`).toEqual(tagsOf(content.en));
      }
    }
  });

  it('fill the ticker and both stores', () => {
    const ticker = notices.filter((notice) => notice.shopId === 0 && notice.isTop);
    expect(ticker).toHaveLength(4);
    expect([0, 1, 2].map((shopId) => notices.filter((notice) => notice.shopId === shopId).length)).toEqual([8, 3, 2]);
  });

  it('state that terms and policy are samples', () => {
    for (const { content } of [demoSite.termsOfService, demoSite.privacyPolicy]) {
      expect(content.en).toContain('Sample text.');
      expect(content.zh_CN).toContain('示例文本');
    }
  });
});
