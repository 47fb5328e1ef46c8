import { type CsvCell, csvLine } from '@galleria/domain/csv/csv-line';

/** Lines as RFC 4180 has them. Texts from other people cannot become formulas. */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map(csvLine).join('');
}
