import { PageTabs } from '../../shared/page-tabs.tsx';

const TABS = [
  { path: '/reviews', label: 'platformCatalogue.reviews' },
  { path: '/reviews/all', label: 'platformCatalogue.allReviews' },
] as const;

export function ReviewTabs() {
  return <PageTabs tabs={TABS} />;
}
