import type * as contract from '@galleria/contract/imports';
import type { OutputOf } from '@galleria/contract/operation';
import { openTestApp } from '../../../testing/open-test-app.ts';
import { sellerBrowser } from '../../sellers/testing/seller-browser.ts';
import { resumeImports, runImport } from '../run-import.ts';

type Kind = 'prod' | 'stock';
type Info = OutputOf<typeof contract.importInfo>;
type Lines = OutputOf<typeof contract.importLinePage>;

/** Store 2 and its owner, who uploads files; jobs run only when the test calls them. */
export async function openImportStore(options: Parameters<typeof openTestApp>[1] = {}) {
  const app = await openTestApp({}, options);
  const seller = await sellerBrowser(app);
  const context = app.services.imports;
  const { rows } = await app.database.pool.query('select min(id) as id from category where level = 3');
  const { rows: last } = await app.database.pool.query('select max(id) as id from product');
  const call = async (kind: Kind, text: string | Buffer) => {
    const boundary = 'csv-boundary';
    const content = Buffer.isBuffer(text) ? text : Buffer.from(text.replaceAll('{category}', String(rows[0].id)));
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\ncontent-type: text/csv\r\n\r\n`;
    const payload = Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]);
    const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
    const url = `/api/m/${kind}/import`;
    return (await app.server.inject({ method: 'POST', url, cookies: seller.cookies, headers, payload })).json();
  };
  const work = (importId: number, options = {}) => runImport(context, { importId }, options);
  const upload = async (kind: Kind, text: string): Promise<{ importId: number; lines: number }> => {
    const { data, msg } = await call(kind, text);
    if (!data) throw new Error(`upload: ${msg}`);
    return data;
  };
  const check = async (kind: Kind, text: string): Promise<number> => {
    const { importId } = await upload(kind, text);
    await work(importId);
    return importId;
  };
  const start = (kind: Kind, importId: number) => seller.call('POST', `/m/${kind}/import/start`, { importId });
  const run = async (kind: Kind, importId: number) => {
    await start(kind, importId);
    await work(importId);
  };
  return {
    ...{ app, seller, context, upload, check, start, run, work },
    reason: async (kind: Kind, text: string | Buffer) => (await call(kind, text)).reason as string,
    whole: async (kind: Kind, text: string) => {
      const importId = await check(kind, text);
      await run(kind, importId);
      return importId;
    },
    info: async (kind: Kind, importId: number) =>
      (await seller.call('GET', `/m/${kind}/import/info?importId=${importId}`)).data as Info,
    lines: async (kind: Kind, importId: number, query = '') =>
      (await seller.call('GET', `/m/${kind}/import/line/page?importId=${importId}&size=1000${query}`)).data as Lines,
    resume: () => resumeImports(context),
    /** Number of queued jobs for the import. */
    waitingWork: async (importId: number) => {
      const { rows: jobs } = await app.database.pool.query(
        'select count(*)::int as n from graphile_worker.jobs where key = $1',
        [`import:${importId}`],
      );
      return jobs[0].n as number;
    },
    clearWork: () => app.database.pool.query('delete from graphile_worker._private_jobs'),
    /** Number of products added since the test began. */
    countNew: async () => {
      const { rows: counted } = await app.database.pool.query('select count(*)::int as n from product where id > $1', [
        last[0].id,
      ]);
      return counted[0].n as number;
    },
  };
}
