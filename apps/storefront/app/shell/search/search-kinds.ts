/** What can be searched for, where the search leads and what its keyword is called there. */
export const SEARCH_KINDS = [
  {
    kind: 'goods',
    path: '/list',
    field: 'pn',
    name: 'shell.searchGoods',
    hint: 'shell.searchGoodsHint',
    refusal: 'shell.searchGoodsEmpty',
    // Which of the two forms shows is decided by the chosen option alone, so that it works before any script runs.
    visibility: 'flex group-has-[option[value=stores]:checked]/search:hidden',
  },
  {
    kind: 'stores',
    path: '/shop-list',
    field: 'shopName',
    name: 'shell.searchStores',
    hint: 'shell.searchStoresHint',
    refusal: 'shell.searchStoresEmpty',
    visibility: 'hidden group-has-[option[value=stores]:checked]/search:flex',
  },
] as const;

export type SearchKind = (typeof SEARCH_KINDS)[number];

export function searchAddress({ path, field }: SearchKind, keyword: string): string {
  return `${path}?${new URLSearchParams({ [field]: keyword })}`;
}
