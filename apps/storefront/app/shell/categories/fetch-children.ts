import { categoryList } from '@galleria/contract/catalogue/catalogue';
import type { OutputOf } from '@galleria/contract/operation';

/** Second-level categories, each with its third level. */
export type CategoryGroups = OutputOf<typeof categoryList>;

const loaded = new Map<number, CategoryGroups>();
const requests = new Map<number, Promise<CategoryGroups | undefined>>();

/** The children, if they are loaded. */
export function loadedChildren(parentId: number): CategoryGroups | undefined {
  return loaded.get(parentId);
}

/** Each category is fetched once per page load; failures are not cached. */
export function fetchChildren(parentId: number): Promise<CategoryGroups | undefined> {
  const request = requests.get(parentId) ?? requestChildren(parentId);
  requests.set(parentId, request);
  return request;
}

async function requestChildren(parentId: number): Promise<CategoryGroups | undefined> {
  const { api } = await import('../../api/client.ts');
  const answer = await api(categoryList, { parentId });
  if (answer.ok) loaded.set(parentId, answer.data);
  else requests.delete(parentId);
  return answer.ok ? answer.data : undefined;
}
