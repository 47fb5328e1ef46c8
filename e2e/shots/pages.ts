/** What `npm run shots` photographs. A page of a later capability is one more line. */
export const PAGES = [
  { name: 'home', path: '/' },
  { name: 'notice-list', path: '/notice-list?shopId=0' },
  { name: 'notice-detail', path: '/notice-detail?id=1&shopId=0' },
  { name: 'terms', path: '/terms-page?sts=0' },
  { name: 'not-found', path: '/404' },
  { name: 'opening-soon', path: '/list' },
  { name: 'ui', path: '/ui' },
  { name: 'platform', path: '/platform/' },
  { name: 'merchant', path: '/merchant/' },
];

export const WIDTHS = [1440, 768, 390];
export const LOCALES = ['en', 'zh_CN', 'ar'];
export const SCHEMES = ['light', 'dark'] as const;
