/** The page number in an address; 1 when there is none, or it is invalid. */
export function pageNumber(query: URLSearchParams): number {
  const current = Number(query.get('current') ?? 1);
  return Number.isSafeInteger(current) && current > 0 ? Math.min(current, MOST) : 1;
}

const MOST = 1_000_000;
