type Cell = string | number | boolean | null | undefined;

/** Programs that open CSV run cells that begin like this as formulas. */
const FORMULA = /^[=+\-@\t\r]/;

/** Lines as RFC 4180 has them. Texts from other people cannot become formulas. */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
}

function csvCell(value: Cell): string {
  const text = String(value ?? '');
  const safe = typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
