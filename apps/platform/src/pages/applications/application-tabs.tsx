import { PageTabs } from '../../shared/page-tabs.tsx';

const TABS = [
  { path: '/applications', label: 'platform.applications' },
  { path: '/applications/papers', label: 'platformApplications.paperChanges' },
] as const;

/** Tabs for store applications and for changes of the papers of existing stores. */
export function ApplicationTabs() {
  return <PageTabs tabs={TABS} />;
}
