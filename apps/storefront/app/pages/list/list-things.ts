import { detailAddress } from '../../features/products/detail-address.ts';
import { listThing } from '../../features/seo/things/list-thing.ts';
import type { Thing } from '../../features/seo/things/thing.ts';
import { trailThing } from '../../features/seo/things/trail-thing.ts';
import { categoryAddress } from '../../shell/categories/category-address.ts';
import type { ListData } from './list-data.ts';

/** What machines read of a list: where in the mall it stands, and what is on it. */
export function listThings({ trail, products }: ListData, name: string, mallAddress: string): Thing[] {
  const steps = trail.map((step, index) => {
    const [first = 0, second, third] = trail.slice(0, index + 1).map(({ id }) => id);
    return { name: step.name, address: categoryAddress(first, second, third) };
  });
  const items = products.map((product) => ({ name: product.name, address: detailAddress(product.id) }));
  return [
    ...(steps.length > 0 ? [trailThing(mallAddress, steps)] : []),
    ...(items.length > 0 ? [listThing(mallAddress, name, items)] : []),
  ];
}
