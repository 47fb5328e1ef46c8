import { describe, expect, it } from 'vitest';
import { findUnbuiltPages } from './unbuilt-pages.ts';

const soon = (path: string) => ({ path, file: 'pages/opening-soon/page.tsx' });

describe('findUnbuiltPages', () => {
  it('finds pages under layouts, under other pages and under a common prefix', () => {
    const routes = [
      { file: 'shell/main-layout.tsx', children: [{ path: 'list', file: 'pages/list/page.tsx' }, soon('chat')] },
      { path: 'user', file: 'pages/user/layout.tsx', children: [soon('points')] },
      soon('member-center/buy-member'),
    ];
    expect(findUnbuiltPages(routes)).toEqual(['/chat', '/user/points', '/member-center/buy-member']);
  });
});
