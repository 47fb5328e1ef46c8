import { startConsole } from '@galleria/console-kit/start-console';
import { pages } from './routes.ts';

await startConsole<'platform'>({
  base: import.meta.env.BASE_URL,
  name: 'platform.name',
  notice: { title: 'platform.publicView', text: 'platform.publicViewText' },
  menu: [
    {
      entries: [
        { path: '/', label: 'platform.overview', icon: 'overview' },
        { path: '/site', label: 'platform.site', icon: 'settings' },
        { path: '/languages', label: 'platform.languages', icon: 'languages' },
        { path: '/currencies', label: 'platform.currencies', icon: 'currencies' },
        { path: '/categories', label: 'platform.categories', icon: 'categories' },
        { path: '/banners', label: 'platform.banners', icon: 'banners' },
        { path: '/notices', label: 'console.notices', icon: 'notices' },
        { path: '/legal', label: 'platform.legal', icon: 'legal' },
      ],
    },
  ],
  pages,
});
