import { PageTabs } from '../../shared/page-tabs.tsx';

const TABS = [
  { path: '/searches', label: 'platformCatalogue.hotSearches' },
  { path: '/searches/synonyms', label: 'platformCatalogue.synonyms' },
  { path: '/searches/index', label: 'platformCatalogue.index' },
] as const;

export function SearchTabs() {
  return <PageTabs tabs={TABS} />;
}
