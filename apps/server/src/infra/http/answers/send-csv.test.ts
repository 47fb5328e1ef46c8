import { CsvFile } from '@galleria/contract/wire/csv-file';
import fastify from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { sendCsv } from './send-csv.ts';

describe('sendCsv', () => {
  it('reads no further than the client receives, and stops when the client disconnects', async () => {
    const ended = Promise.withResolvers<number>();
    async function* endless() {
      let read = 0;
      try {
        for (;;) yield [++read, 'x'.repeat(1000)];
      } finally {
        ended.resolve(read);
      }
    }
    const server = fastify();
    onTestFinished(() => server.close());
    server.get('/', (_, reply) => sendCsv(reply, new CsvFile('a.csv', endless())));
    const url = await server.listen({ host: '127.0.0.1', port: 0 });
    const gone = new AbortController();
    const response = await fetch(url, { signal: gone.signal });
    await response.body?.getReader().read();
    gone.abort();
    // Socket buffers of the operating system take some megabytes, not the whole export.
    expect(await ended.promise).toBeLessThan(50_000);
  });
});
