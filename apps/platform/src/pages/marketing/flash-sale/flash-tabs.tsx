import { PageTabs } from '../../../shared/page-tabs.tsx';

const TABS = [
  { path: '/flash-sales', label: 'platformFlashSale.approval.waiting' },
  { path: '/flash-sales/approved', label: 'platformFlashSale.approval.approved' },
  { path: '/flash-sales/refused', label: 'platformFlashSale.approval.refused' },
  { path: '/flash-sales/rounds', label: 'platformFlashSale.rounds' },
] as const;

export function FlashTabs() {
  return <PageTabs tabs={TABS} />;
}
