import { categoryList } from '@galleria/contract/catalogue/catalogue';
import type { OutputOf } from '@galleria/contract/operation';

/** Second-level categories, each with its third level. */
export type CategoryGroups = OutputOf<typeof categoryList>;

const arrived = new Map<number, CategoryGroups>();
const underWay = new Map<number, Promise<CategoryGroups | undefined>>();

/** The children, if they are loaded. */
export function knownChildren(parentId: number): CategoryGroups | undefined {
  return arrived.get(parentId);
}

/** Each category is fetched once per page load; failures are not cached. */
export function fetchChildren(parentId: number): Promise<CategoryGroups | undefined> {
  const asked = underWay.get(parentId) ?? ask(parentId);
  underWay.set(parentId, asked);
  return asked;
}

async function ask(parentId: number): Promise<CategoryGroups | undefined> {
  const { api } = await import('../../api/client.ts');
  const answer = await api(categoryList, { parentId });
  if (answer.ok) arrived.set(parentId, answer.data);
  else underWay.delete(parentId);
  return answer.ok ? answer.data : undefined;
}
