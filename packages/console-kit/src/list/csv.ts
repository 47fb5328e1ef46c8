import { type CsvCell, csvLine } from '@galleria/domain/csv/csv-line';

/** Lines as in RFC 4180. Cells that spreadsheets would run as formulas are escaped. */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map(csvLine).join('');
}
