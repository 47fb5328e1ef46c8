import type { Call } from '@galleria/contract/call';
import { categoryList } from '@galleria/contract/catalogue/catalogue';
import type { TrailStep } from './list-data.ts';
import type { ListQuery } from './list-query.ts';

const TOP = 0;

/**
 * Categories from the first level down to the deepest one of the query; empty without one, undefined when it does not
 * exist.
 */
export async function categoryTrail(call: Call, { cpid, cid, thCid }: ListQuery['categories']) {
  if (thCid) return thirdLevel(call, thCid, cpid);
  if (!cid && !cpid) return [];
  const top = await childrenOf(call, TOP);
  if (!cid) {
    const first = top.find(({ categoryId }) => categoryId === cpid);
    return first && [step(first)];
  }
  for (const first of top) {
    const second = first.categories.find(({ categoryId }) => categoryId === cid);
    if (second) return [step(first), step(second)];
  }
  return undefined;
}

/** An address that also names the first level saves searching all categories. */
async function thirdLevel(call: Call, thCid: number, hint: number | undefined): Promise<TrailStep[] | undefined> {
  const top = await childrenOf(call, TOP);
  const hinted = top.filter(({ categoryId }) => categoryId === hint);
  const others = top.filter(({ categoryId }) => categoryId !== hint);
  for (const roots of [hinted, others]) {
    const trails = await Promise.all(roots.map((first) => trailUnder(call, first, thCid)));
    const found = trails.find((trail) => trail !== undefined);
    if (found) return found;
  }
  return undefined;
}

async function trailUnder(call: Call, first: Named, thCid: number): Promise<TrailStep[] | undefined> {
  for (const second of await childrenOf(call, first.categoryId)) {
    const third = second.categories.find(({ categoryId }) => categoryId === thCid);
    if (third) return [step(first), step(second), step(third)];
  }
  return undefined;
}

async function childrenOf(call: Call, parentId: number) {
  const answer = await call(categoryList, { parentId });
  return answer.ok ? answer.data : [];
}

interface Named {
  readonly categoryId: number;
  readonly categoryName: string;
}

function step({ categoryId, categoryName }: Named): TrailStep {
  return { id: categoryId, name: categoryName };
}
