export type CsvCell = string | number | boolean | null | undefined;

/** Programs that open CSV run cells that begin like this as formulas. */
const FORMULA = /^[=+\-@\t\r]/;

/** A line as RFC 4180 has it. Texts from other people cannot become formulas. */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(value: CsvCell): string {
  const text = String(value ?? '');
  const safe = typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
