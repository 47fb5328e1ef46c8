import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { TextDecoderStream, TransformStream } from 'node:stream/web';
import { columnProblems, IMPORT_LIMITS, type ImportKind } from '@galleria/domain/imports/import-rules';
import { type Refused, refuse } from '@galleria/domain/refusals';
import { parse } from 'csv-parse';

export interface CsvLine {
  /** Where it begins in the file; the header is line 1. A cell in quotes may have several lines. */
  readonly line: number;
  readonly cells: Readonly<Record<string, string>>;
  /** Whether it has more or fewer cells than the header. */
  readonly hasWrongCellCount: boolean;
}

type CsvRefusal =
  | 'csv.unreadable'
  | 'csv.columns'
  | 'csv.columnUnknown'
  | 'csv.empty'
  | 'csv.tooManyLines'
  | 'csv.tooLarge';

interface ParsedLine {
  readonly info: { readonly lines: number };
  readonly record: readonly string[];
}

const FIRST_BYTES = 16 * 1024;
const MAX_LINE_LENGTH = 400_000;

/** Calls `take` for each line and returns their number. After a refusal the caller must roll back the lines taken. */
export async function readCsv(
  file: { readonly path: string; readonly sizeBytes: number },
  kind: ImportKind,
  take: (line: CsvLine) => Promise<void>,
): Promise<number | Refused<CsvRefusal>> {
  if (file.sizeBytes > IMPORT_LIMITS.bytes) return refuse('csv.tooLarge', { values: { megabytes: 10 } });
  const parser = parse({
    ...{ bom: true, trim: true, info: true, skip_empty_lines: true, relax_column_count: true },
    ...{ delimiter: await delimiterOf(file.path), max_record_size: MAX_LINE_LENGTH },
  });
  const bytes = createReadStream(file.path);
  const text = new TextDecoderStream('utf-8', { fatal: true });
  let count = 0;
  let refused: Refused<CsvRefusal> | undefined;
  try {
    await pipeline(bytes, text, unixLineEnds(), parser, async (lines: AsyncIterable<ParsedLine>) => {
      let columns: readonly string[] | undefined;
      for await (const { info, record } of lines) {
        if (!columns) {
          columns = record;
          refused = refuseColumns(kind, columns);
        } else {
          count += 1;
          if (count > IMPORT_LIMITS.lines) {
            refused = refuse('csv.tooManyLines', { values: { limit: IMPORT_LIMITS.lines } });
          } else if (record.some(isUnstorable)) refused = refuse('csv.unreadable');
          else
            await take({
              line: firstLineOf(info, record),
              cells: cellsOf(columns, record),
              hasWrongCellCount: hasWrongCellCount(columns, record),
            });
        }
        if (refused) return;
      }
    });
  } catch (problem) {
    // Stopping in the middle of the stream makes the pipeline throw, too.
    if (refused) return refused;
    if (isUnreadable(problem)) return refuse('csv.unreadable');
    throw problem;
  }
  return refused ?? (count === 0 ? refuse('csv.empty') : count);
}

/** The parser counts a CRLF within quotes as two lines. */
function unixLineEnds(): TransformStream<string, string> {
  let held = '';
  return new TransformStream({
    transform(chunk, controller) {
      const text = held + chunk;
      // The line feed of a trailing carriage return may be in the next chunk.
      held = text.endsWith('\r') ? '\r' : '';
      controller.enqueue(text.slice(0, text.length - held.length).replaceAll('\r\n', '\n'));
    },
    flush: (controller) => controller.enqueue(held),
  });
}

/** The parser counts up to the last line of a row. */
function firstLineOf({ lines }: ParsedLine['info'], record: readonly string[]): number {
  return lines - record.reduce((breaks, cell) => breaks + cell.split('\n').length - 1, 0);
}

/** Not UTF-8, or unclosed quotes. Errors of the database are not problems of the file and are thrown. */
function isUnreadable(problem: unknown): boolean {
  const code = problem instanceof Error && 'code' in problem ? String(problem.code) : '';
  return code === 'ERR_ENCODING_INVALID_ENCODED_DATA' || code.startsWith('CSV_');
}

/** PostgreSQL can store neither NUL nor lone surrogates in text. */
function isUnstorable(cell: string): boolean {
  return cell.includes('\u0000') || !cell.isWellFormed();
}

/** Spreadsheets write semicolons in locales with a decimal comma. */
async function delimiterOf(path: string): Promise<',' | ';'> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(FIRST_BYTES), 0, FIRST_BYTES, 0);
    const [header = ''] = buffer.toString('utf8', 0, bytesRead).split('\n');
    return header.split(';').length > header.split(',').length ? ';' : ',';
  } finally {
    await handle.close();
  }
}

function refuseColumns(
  kind: ImportKind,
  columns: readonly string[],
): Refused<'csv.columns' | 'csv.columnUnknown'> | undefined {
  const { missing, unknown, repeated } = columnProblems(kind, columns);
  if (missing.length > 0) return refuse('csv.columns', { values: { columns: missing.join(', ') } });
  const [wrong] = [...unknown, ...repeated];
  return wrong === undefined ? undefined : refuse('csv.columnUnknown', { values: { column: wrong || '–' } });
}

function cellsOf(columns: readonly string[], record: readonly string[]): Record<string, string> {
  return Object.fromEntries(columns.map((column, index) => [column, record[index] ?? '']));
}

/** Extra empty cells after the last column come from spreadsheets and do not count. */
function hasWrongCellCount(columns: readonly string[], record: readonly string[]): boolean {
  return record.length < columns.length || record.slice(columns.length).some((cell) => cell !== '');
}
