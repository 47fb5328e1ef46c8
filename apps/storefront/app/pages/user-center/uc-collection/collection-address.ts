const PATH = '/user-center/uc-collection';

type CollectionTab = 'products' | 'stores' | 'alerts';

/** The state of the page, stored in the address: it can be bookmarked and works without scripts. */
export interface CollectionView {
  readonly tab: CollectionTab;
  /** Only products that cannot be bought any more. */
  readonly staleOnly: boolean;
  readonly selecting: boolean;
}

export function readCollectionView(query: URLSearchParams): CollectionView {
  const wanted = query.get('tab');
  const tab = wanted === 'stores' || wanted === 'alerts' ? wanted : 'products';
  return {
    tab,
    staleOnly: tab === 'products' && query.get('stale') === '1',
    selecting: tab !== 'alerts' && query.get('select') === '1',
  };
}

export function collectionAddress({ tab, staleOnly = false, selecting = false }: Partial<CollectionView>): string {
  const query = new URLSearchParams();
  if (tab === 'stores' || tab === 'alerts') query.set('tab', tab);
  if (staleOnly) query.set('stale', '1');
  if (selecting) query.set('select', '1');
  return query.size > 0 ? `${PATH}?${query}` : PATH;
}
