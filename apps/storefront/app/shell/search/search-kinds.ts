/** Kinds of search, with the page of the results and the name of the keyword's query parameter. */
export const SEARCH_KINDS = [
  {
    kind: 'goods',
    path: '/list',
    field: 'pn',
    name: 'shell.searchGoods',
    hint: 'shell.searchGoodsHint',
    refusal: 'shell.searchGoodsEmpty',
    // The selected option alone decides which of the two forms is visible, so that it works without scripts.
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
