import type { OutputOf } from '@galleria/contract/operation';
import type { webConfig } from '@galleria/contract/site/site';
import { iconUrl } from '@galleria/domain/pictures/picture-url';
import { directionOf, type Locale, languageTag } from '@galleria/domain/site/locales';
import type { Translate } from '@galleria/i18n/translator';

type WebConfig = OutputOf<typeof webConfig>;

/** The web app manifest with the mall's name and icon, in one language. */
export function manifestOf(config: WebConfig, locale: Locale, text: Translate<'storefront'>) {
  return {
    id: '/',
    name: config.pcTitleContent,
    short_name: config.pcLogoImgText,
    description: text('shell.description', { mall: config.pcCompanyName }),
    lang: languageTag(locale),
    dir: directionOf(locale),
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: '#ffffff',
    background_color: '#f8f7f4',
    icons: iconsOf(config),
    shortcuts: [
      { name: text('shell.cart'), url: '/cart' },
      { name: text('shell.myOrders'), url: '/user-center/uc-order' },
    ],
  };
}

/** Icons made from the mall's own picture, with a margin for `maskable`; without one, the default icons. */
function iconsOf({ pcTitleImg, pcLogoImg }: WebConfig) {
  const own = (size: 192 | 512) => iconUrl(pcTitleImg, size) ?? iconUrl(pcLogoImg, size);
  const icon = (size: 192 | 512, purpose: 'any' | 'maskable', ready: string) => ({
    src: own(size) ?? ready,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return [
    icon(192, 'any', '/icon-192.png'),
    icon(512, 'any', '/icon-512.png'),
    icon(512, 'maskable', '/icon-maskable-512.png'),
  ];
}
