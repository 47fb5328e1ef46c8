/** Caps a count at `limit`, e.g. `999+`, to fit into a badge. */
export function countText(count: number, limit: number): string {
  return count > limit ? `${limit}+` : String(count);
}
