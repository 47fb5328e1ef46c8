import type { CsvCell } from '@galleria/domain/csv/csv-line';

/** The answer of an operation with `csv`: a file streamed row by row, so that no export is held in memory. */
export class CsvFile {
  readonly name: string;
  readonly rows: AsyncIterable<readonly CsvCell[]>;

  constructor(name: string, rows: AsyncIterable<readonly CsvCell[]>) {
    this.name = name;
    this.rows = rows;
  }
}
