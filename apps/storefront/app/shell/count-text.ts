/** `999+` above 999: a badge has room for so many digits and no more. */
export function countText(count: number, limit: number): string {
  return count > limit ? `${limit}+` : String(count);
}
