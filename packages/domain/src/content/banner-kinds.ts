/** Where the home page has room for banners. */
export const BANNER_POSITIONS = [
  'index_banner',
  'index_flash_banner',
  'index_group_banner',
  'index_hot_banner',
] as const;
export type BannerPosition = (typeof BANNER_POSITIONS)[number];

/** What a banner leads to. */
export const BANNER_LINKS = ['none', 'product', 'category', 'store', 'page'] as const;
export type BannerLinkKind = (typeof BANNER_LINKS)[number];
