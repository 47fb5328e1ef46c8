import { chmodSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '@galleria/embedded-postgres/start';
import pg from 'pg';
import { startMailServer } from './mail-server.ts';
import { startMall } from './start-mall.ts';

/**
 * One mall for all tests, with a database that they can read and change. All twelve languages are enabled in its
 * configuration, as an operator would do.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'galleria-e2e-'));
  chmodSync(folder, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: () => undefined });
  const post = await startMailServer(folder);
  const mall = await startMall(folder, {
    SMTP_URL: post.smtpUrl,
    MAIL_FROM: 'Galleria <hello@galleria.test>',
    SMS_URL: post.smsUrl,
    DATABASE_URL: postgres.url,
    SECRET_KEY: 'a secret that only the tests know, of good length',
    RATE_LIMIT_PER_MINUTE: '1000000',
  });
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query(`update language set hide = false`);
  await client.query(`select pg_notify('mall_changed', 'site')`);
  await client.end();
  process.env.MALL_URL = mall.url;
  process.env.MALL_DATABASE_URL = postgres.url;
  process.env.MALL_MESSAGES = post.file;
  return async () => {
    await mall.stop();
    await post.close();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
