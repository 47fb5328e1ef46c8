import type { Thing } from './thing.ts';

interface Listed {
  readonly name: string;
  /** Path and query. */
  readonly address: string;
}

/** What a list shows, in its order. */
export function listThing(mallAddress: string, name: string, items: readonly Listed[]): Thing {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: item.name,
      url: new URL(item.address, mallAddress).href,
    })),
  };
}
