/** The page that an address asks for; the first one when it asks for none, or for what is none. */
export function pageNumber(query: URLSearchParams): number {
  const current = Number(query.get('current') ?? 1);
  return Number.isSafeInteger(current) && current > 0 ? Math.min(current, MOST) : 1;
}

const MOST = 1_000_000;
