/** Address of a category of any level: `cpid` is the first level, `cid` the second, `thCid` the third. */
export function categoryAddress(first: number, second?: number, third?: number): string {
  const query = new URLSearchParams({ cpid: String(first) });
  if (second !== undefined) query.set('cid', String(second));
  if (third !== undefined) query.set('thCid', String(third));
  return `/list?${query}`;
}
