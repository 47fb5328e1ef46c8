import { setTimeout } from 'node:timers/promises';
import pg from 'pg';

const DROP_TRIES = 20;
const DROP_PAUSE_MS = 250;

/** One statement on a connection of its own: making and dropping databases cannot share one. */
export async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The server's own cleaner may be at work in there, and not even a superuser's `force` ends it: it is soon done. */
export async function dropDatabase(url: string, name: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      return await onServer(url, `drop database if exists ${name} with (force)`);
    } catch (problem) {
      if (tries === DROP_TRIES) throw problem;
      await setTimeout(DROP_PAUSE_MS);
    }
  }
}
