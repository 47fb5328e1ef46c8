import { index, layout, prefix, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';

/**
 * A page that is not built yet: its address shows a placeholder. To open it, replace this with `route(path, its
 * page.tsx)`.
 */
const soon = (path: string) => route(path, 'pages/opening-soon/page.tsx', { id: path });

/** An error in one of these pages replaces only that page; the layout around it stays. */
const withBoundary = (id: string, pages: RouteConfigEntry[]) => [layout('shell/boundary-layout.tsx', { id }, pages)];

/** Guests are redirected to sign in: see `buyerOnly`, which the layout of the user centre has too. */
const buyersOnly = (id: string, pages: RouteConfigEntry[]) => layout('pages/buyer-layout.tsx', { id }, pages);

export default [
  layout(
    'shell/main-layout.tsx',
    withBoundary('main-boundary', [
      index('pages/home/page.tsx'),
      route('index', 'pages/home/page.tsx', { id: 'index' }),
      route('404', 'pages/not-found/page.tsx'),
      route('user-center/goodbye', 'pages/user-center/goodbye/page.tsx'),
      route(
        'user-center',
        'pages/user-center/layout.tsx',
        withBoundary('user-center-boundary', [
          index('pages/user-center/page.ts'),
          route('uc-account', 'pages/user-center/uc-account/page.tsx'),
          route('uc-account/close', 'pages/user-center/uc-account/close/page.tsx'),
          route('uc-address', 'pages/user-center/uc-address/page.tsx'),
          route('uc-balance', 'pages/user-center/uc-balance/page.tsx'),
          route('uc-bind', 'pages/user-center/uc-bind/page.tsx'),
          route('uc-collection', 'pages/user-center/uc-collection/page.tsx'),
          route('uc-comments', 'pages/user-center/uc-comments/page.tsx'),
          route('uc-coupons', 'pages/user-center/uc-coupons/page.tsx'),
          route('uc-footprint', 'pages/user-center/uc-footprint/page.tsx'),
          route('uc-home', 'pages/user-center/uc-home/page.tsx'),
          route('uc-integral', 'pages/user-center/uc-integral/page.tsx'),
          route('uc-invoice', 'pages/user-center/uc-invoice/page.tsx'),
          route('uc-order', 'pages/user-center/uc-order/page.tsx'),
          route('uc-password', 'pages/user-center/uc-password/page.tsx'),
          route('uc-pay-password', 'pages/user-center/uc-pay-password/page.tsx'),
          route('uc-return', 'pages/user-center/uc-return/page.tsx'),
          route('apply-return', 'pages/user-center/apply-return/page.tsx'),
          route('return-proof', 'pages/user-center/return-proof/page.tsx'),
          route('uc-freeshop', 'pages/user-center/uc-freeshop/page.tsx'),
        ]),
      ),
      route('user-center/uc-account/export', 'pages/user-center/uc-account/export/page.ts'),
      route('coupons', 'pages/coupons/page.tsx'),
      route('detail', 'pages/detail/page.tsx'),
      route('discount-detail', 'pages/discount-detail/page.tsx'),
      route('flash-sale', 'pages/flash-sale/page.tsx'),
      route('secdetail', 'pages/detail/flash/page.tsx'),
      route('group-buy', 'pages/group-buy/page.tsx'),
      route('list', 'pages/list/page.tsx'),
      route('new-user-special', 'pages/new-user-special/page.tsx'),
      route('preferred-products', 'pages/preferred-products/page.tsx'),
      route('special-discount', 'pages/special-discount/page.tsx'),
      route('notice-detail', 'pages/notice-detail/page.tsx'),
      route('notice-list', 'pages/notice-list/page.tsx'),
      soon('select-decorate'),
      route('shop-index', 'pages/shop-index/page.tsx'),
      route('shop-list', 'pages/shop-list/page.tsx'),
      route('shop-prod-list', 'pages/shop-prod-list/page.tsx'),
      route('shop-qualifications', 'pages/shop-qualifications/page.tsx'),
      soon('submit-integral-order'),
      route('ui', 'pages/ui-gallery/page.tsx'),
      buyersOnly('buyer', [
        route('cart', 'pages/cart/page.tsx'),
        soon('member-center'),
        ...prefix('member-center', [soon('buy-member'), soon('member-equity'), soon('integral-mall')]),
        route('delivery-detail', 'pages/delivery-detail/page.tsx'),
        route('invoice-detail', 'pages/invoice-detail/page.tsx'),
        route('order-detail', 'pages/order-detail/page.tsx'),
        route('order-detail/receipt', 'pages/order-detail/receipt/page.tsx'),
        route('return-detail', 'pages/return-detail/page.tsx'),
        route('write-comments', 'pages/write-comments/page.tsx'),
      ]),
    ]),
  ),
  layout(
    'shell/purchase-layout.tsx',
    withBoundary('purchase-boundary', [
      route('pay-by-phone', 'pages/pay-by-phone/page.tsx'),
      layout('pages/phone-return-layout.tsx', [
        buyersOnly('purchase', [
          route('submit-order', 'pages/submit-order/page.tsx'),
          route('payment', 'pages/payment/page.tsx'),
        ]),
      ]),
    ]),
  ),
  layout(
    'shell/bare-layout.tsx',
    withBoundary('bare-boundary', [
      route('login', 'pages/login/page.tsx'),
      route('register', 'pages/register/page.tsx'),
      route('forget-password', 'pages/forget-password/page.tsx'),
      route('third-login/:provider', 'pages/third-login/page.tsx'),
      soon('chat'),
      route('terms-page', 'pages/terms-page/page.tsx'),
    ]),
  ),
  route('log-out', 'pages/log-out/page.ts'),
  route('manifest.webmanifest', 'pages/manifest/page.ts'),
  route('offline', 'pages/offline/page.ts'),
  route('preferences', 'pages/preferences/page.ts'),
  route('search-panel', 'shell/search/search-panel-route.ts'),
  route('*', 'pages/unknown/page.ts'),
] satisfies RouteConfig;
