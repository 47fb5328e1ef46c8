/** The list with one item moved to another index, which is clamped to the list. */
export function moveItem<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const index = Math.max(0, Math.min(to, list.length - 1));
  const next = list.filter((_, index) => index !== from);
  return [...next.slice(0, index), ...list.slice(from, from + 1), ...next.slice(index)];
}
