import { Readable } from 'node:stream';
import type { CsvFile } from '@galleria/contract/wire/csv-file';
import { csvLine } from '@galleria/domain/csv/csv-line';
import type { FastifyReply } from 'fastify';
import { onRequestEnd } from '../on-request-end.ts';

/** At the start of the file; spreadsheets need it to read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
/** Smaller writes cost a system call each; larger ones only cost memory. */
const CHUNK_CHARACTERS = 32 * 1024;
/** An export of a large store takes minutes over a slow connection. */
export const EXPORT_TIMEOUT_MS = 15 * 60_000;

/**
 * Sends rows as they are read: the next ones are read when the client has taken the previous ones (backpressure), and
 * none after the client has disconnected.
 */
export function sendCsv(reply: FastifyReply, { name, rows }: CsvFile): FastifyReply {
  const stream = Readable.from(chunksOf(rows), { objectMode: false });
  // A compressor between this stream and the client does not propagate the disconnect.
  onRequestEnd(reply, () => stream.destroy());
  return reply
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${name}"`)
    .type('text/csv; charset=utf-8')
    .send(stream);
}

async function* chunksOf(rows: CsvFile['rows']): AsyncGenerator<string> {
  let chunk = BYTE_ORDER_MARK;
  for await (const row of rows) {
    chunk += csvLine(row);
    if (chunk.length < CHUNK_CHARACTERS) continue;
    yield chunk;
    chunk = '';
  }
  if (chunk) yield chunk;
}
