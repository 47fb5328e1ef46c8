/** Where numbers are left out. */
export const GAP = 'gap';

const NEIGHBOURS = 1;

/** The pages worth a link: the first, the last and those around the present one, e.g. 1 … 4 5 6 … 12. */
export function pageNumbers(current: number, pages: number): (number | typeof GAP)[] {
  const shown = new Set([1, pages]);
  for (let page = current - NEIGHBOURS; page <= current + NEIGHBOURS; page += 1) {
    if (page >= 1 && page <= pages) shown.add(page);
  }
  const numbers = [...shown].sort((a, b) => a - b);
  return numbers.flatMap((page, index) => [...between(numbers[index - 1] ?? 0, page), page]);
}

/** A gap of one page is that page. */
function between(before: number, after: number): (number | typeof GAP)[] {
  const missing = after - before - 1;
  if (missing <= 0) return [];
  return missing === 1 ? [before + 1] : [GAP];
}
