import { PageTabs } from '../../shared/page-tabs.tsx';

const TABS = [
  { path: '/brands', label: 'platformCatalogue.brands' },
  { path: '/brands/proposals', label: 'platformCatalogue.proposals' },
] as const;

export function BrandTabs() {
  return <PageTabs tabs={TABS} />;
}
