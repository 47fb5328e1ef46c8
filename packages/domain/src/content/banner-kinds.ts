/** Places for banners on the home page. */
export const BANNER_POSITIONS = [
  'index_banner',
  'index_flash_banner',
  'index_group_banner',
  'index_hot_banner',
] as const;
export type BannerPosition = (typeof BANNER_POSITIONS)[number];

/** Targets that a banner can link to. */
export const BANNER_LINKS = ['none', 'product', 'category', 'store', 'page'] as const;
export type BannerLinkKind = (typeof BANNER_LINKS)[number];
