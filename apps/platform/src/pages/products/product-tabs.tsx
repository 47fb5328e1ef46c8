import { PageTabs } from '../../shared/page-tabs.tsx';

const TABS = [
  { path: '/products', label: 'platformCatalogue.allProducts' },
  { path: '/products/waiting', label: 'platformCatalogue.waiting' },
  { path: '/products/rules', label: 'platformCatalogue.rules' },
] as const;

export function ProductTabs() {
  return <PageTabs tabs={TABS} />;
}
