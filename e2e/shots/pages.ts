/** Pages captured by `npm run shots`. For a new page add a line. */
interface ShotPage {
  readonly name: string;
  readonly path: string;
  /** Part of an address: the first link on `path` that contains it leads to the captured page. */
  readonly follow?: string;
  /** As the signed-in demo buyer, else as a guest. These entries come last, since there is no sign-out in between. */
  readonly signedIn?: true;
}

export const PAGES: readonly ShotPage[] = [
  { name: 'home', path: '/' },
  { name: 'notice-list', path: '/notice-list?shopId=0' },
  { name: 'notice-detail', path: '/notice-detail?id=1&shopId=0' },
  { name: 'terms', path: '/terms-page?sts=0' },
  { name: 'not-found', path: '/404' },
  { name: 'opening-soon', path: '/select-decorate' },
  { name: 'flash-sale', path: '/flash-sale' },
  { name: 'secdetail', path: '/flash-sale', follow: '/secdetail' },
  { name: 'group-buy', path: '/group-buy' },
  { name: 'group-detail', path: '/group-buy', follow: '/detail?' },
  { name: 'special-discount', path: '/special-discount' },
  { name: 'preferred-products', path: '/preferred-products' },
  { name: 'new-user-special', path: '/new-user-special' },
  { name: 'list', path: '/list?cpid=102' },
  { name: 'search', path: '/list?pn=hedphones' },
  { name: 'search-nothing', path: '/list?pn=qwzxkv' },
  { name: 'detail', path: '/detail?prodId=8001' },
  { name: 'detail-gone', path: '/detail?prodId=999999' },
  { name: 'coupons', path: '/coupons' },
  { name: 'offline', path: '/offline' },
  { name: 'shop-index', path: '/shop-index?sid=2' },
  { name: 'shop-list', path: '/shop-list?type=1' },
  { name: 'shop-prod-list', path: '/shop-prod-list?sid=2' },
  { name: 'shop-qualifications', path: '/shop-qualifications?sid=2' },
  { name: 'shop-closed', path: '/shop-index?sid=15' },
  { name: 'discount-detail', path: '/discount-detail?discountId=1' },
  { name: 'ui', path: '/ui' },
  { name: 'platform', path: '/platform/' },
  { name: 'merchant', path: '/merchant/' },
  { name: 'login', path: '/login' },
  { name: 'register', path: '/register' },
  { name: 'forget-password', path: '/forget-password' },
  ...[
    ...['home', 'account', 'address', 'bind', 'password', 'pay-password', 'collection', 'footprint', 'order'],
    ...['balance', 'coupons', 'integral', 'invoice', 'freeshop'],
  ].map((child) => ({ name: `uc-${child}`, path: `/user-center/uc-${child}`, signedIn: true as const })),
  { name: 'order-detail', path: '/user-center/uc-order', follow: '/order-detail', signedIn: true },
  { name: 'return-detail', path: '/user-center/uc-return', follow: '/return-detail', signedIn: true },
  { name: 'payment', path: '/user-center/uc-order?status=1', follow: '/payment', signedIn: true },
  { name: 'cart', path: '/cart', signedIn: true },
  { name: 'submit-order', path: '/submit-order', signedIn: true },
  { name: 'uc-return', path: '/user-center/uc-return', signedIn: true },
  { name: 'uc-comments', path: '/user-center/uc-comments?commStatus=1', signedIn: true },
];

export const WIDTHS = [1440, 768, 390];
export const LOCALES = ['en', 'zh_CN', 'ar'];
export const SCHEMES = ['light', 'dark'] as const;
