import { startConsole } from '@galleria/console-kit/start-console';
import { pages } from './routes.ts';

await startConsole<'merchant'>({
  base: import.meta.env.BASE_URL,
  name: 'merchant.name',
  notice: { title: 'merchant.notOpenYet', text: 'merchant.notOpenYetText' },
  menu: [
    { path: '/', label: 'merchant.welcome', icon: 'store' },
    { path: '/notices', label: 'console.notices', icon: 'notices' },
  ],
  pages,
});
