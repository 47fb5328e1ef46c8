import type { RouteObject } from 'react-router';

/** Every page of the back office and its address; each is fetched when somebody goes there. */
export const pages: RouteObject[] = [
  { path: '/', lazy: () => import('./pages/welcome/page.tsx') },
  { path: '/notices', lazy: () => import('@galleria/console-kit/notices/notice-list-page') },
];
