import { compileCatalogues } from '@galleria/i18n/load-catalogues';
import { createTranslate } from '@galleria/i18n/translator';
import { describe, expect, it } from 'vitest';
import { manifestOf } from './manifest.server.ts';

const text = createTranslate<'storefront'>('ar', compileCatalogues('ar', 'storefront'));
const config = {
  pcTitleContent: 'Bazaar: everything',
  pcLogoImgText: 'Bazaar',
  pcCompanyName: 'Bazaar Ltd',
  // The server's defaults when the mall has set none.
  pcTitleImg: '/favicon.svg',
  pcLogoImg: '/favicon.svg',
} as Parameters<typeof manifestOf>[0];

describe('manifestOf', () => {
  it('has the name of the mall, in the language and direction of the page', () => {
    expect(manifestOf(config, 'ar', text)).toMatchObject({
      name: 'Bazaar: everything',
      short_name: 'Bazaar',
      lang: 'ar',
      dir: 'rtl',
      display: 'standalone',
      start_url: '/',
    });
  });

  it('has a maskable icon and large ones that are not', () => {
    const { icons } = manifestOf(config, 'en', text);
    expect(icons.map(({ src, purpose }) => `${purpose} ${src}`)).toEqual([
      'any /icon-192.png',
      'any /icon-512.png',
      'maskable /icon-maskable-512.png',
    ]);
  });

  it('has the icon of the mall, else its logo', () => {
    const own = { ...config, pcTitleImg: `pictures/${'a'.repeat(32)}.64x64.-.webp`, pcLogoImg: 'pictures/other' };
    expect(manifestOf(own, 'en', text).icons[0]?.src).toBe(`/${own.pcTitleImg}/icon-192.png`);
  });
});
