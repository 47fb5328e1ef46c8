const MAX_LENGTH = 100;

/**
 * Search words from an address: without the character 0, which the database cannot store, and cut to the length of a
 * search box, not inside a surrogate pair.
 */
export function readKeyword(params: URLSearchParams, name: string): string {
  const keyword = (params.get(name) ?? '').replaceAll('\u0000', '').trim().slice(0, MAX_LENGTH);
  return keyword.isWellFormed() ? keyword : keyword.slice(0, -1);
}
