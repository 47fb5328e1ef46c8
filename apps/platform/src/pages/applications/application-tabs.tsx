import { PageTabs } from '../../parts/page-tabs.tsx';

const TABS = [
  { path: '/applications', label: 'platform.applications' },
  { path: '/applications/papers', label: 'platformApplications.paperChanges' },
] as const;

/** What stores and future stores hand in to be looked at. */
export function ApplicationTabs() {
  return <PageTabs tabs={TABS} />;
}
