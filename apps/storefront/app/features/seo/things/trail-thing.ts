import type { Thing } from './thing.ts';

interface Step {
  readonly name: string;
  /** Path and query. */
  readonly address: string;
}

/** The way down from the home page to where one is. */
export function trailThing(mallAddress: string, steps: readonly Step[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, address }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(address, mallAddress).href,
    })),
  };
}
