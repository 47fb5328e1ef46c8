import { startEmbeddedPostgres } from '../start.ts';

/** A minimal app in a process of its own, which tests can kill: prints its url, stops on SIGTERM. */
const [dataDir = '', systemDir = '', mode] = process.argv.slice(2);
const print = (word: string, text: string) => process.stdout.write(`${word} ${text}\n`);

const postgres = await startEmbeddedPostgres({
  dataDir,
  systemDir,
  forTests: mode !== 'durable',
  log: (message) => print('log', message),
});
print('url', postgres.url);

process.on('SIGTERM', async () => {
  await postgres.stop();
  process.exit();
});
