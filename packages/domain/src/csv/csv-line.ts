export type CsvCell = string | number | boolean | null | undefined;

/** Beginnings of cells that spreadsheets would run as formulas. */
const FORMULA = /^[=+\-@\t\r]/;

/** A line of RFC 4180. Text cells are escaped so that spreadsheets do not run user-written text as formulas. */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(value: CsvCell): string {
  const text = String(value ?? '');
  const escaped = typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(escaped) ? `"${escaped.replaceAll('"', '""')}"` : escaped;
}
