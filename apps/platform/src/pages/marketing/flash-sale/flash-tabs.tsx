import { PageTabs } from '../../../parts/page-tabs.tsx';

const TABS = [
  { path: '/flash-sales', label: 'platformFlashSale.applications' },
  { path: '/flash-sales/rounds', label: 'platformFlashSale.rounds' },
] as const;

export function FlashTabs() {
  return <PageTabs tabs={TABS} />;
}
