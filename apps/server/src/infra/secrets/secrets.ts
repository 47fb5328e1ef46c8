import { hkdfSync, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Config, SetupProblem } from '../../config.ts';

/** Derives a separate key for every purpose from one secret, so that no use can be attacked through another. */
export interface Secrets {
  keyFor(purpose: string): Buffer;
}

const KEY_BYTES = 32;
const MIN_SECRET_LENGTH = 32;

/**
 * The secret comes from `SECRET_KEY`, else from a file in the data folder that the first start creates. Several servers
 * over one production database must share it, so a generated one would be a trap there: the start is refused.
 */
export function openSecrets(config: Pick<Config, 'secretKey' | 'databaseUrl' | 'mode' | 'dataDir'>): Secrets {
  const secret = config.secretKey ?? secretFromFile(config);
  return {
    keyFor: (purpose) => Buffer.from(hkdfSync('sha256', secret, 'galleria', purpose, KEY_BYTES)),
  };
}

function secretFromFile(config: Pick<Config, 'databaseUrl' | 'mode' | 'dataDir'>): string {
  if (config.databaseUrl && config.mode === 'production') {
    throw new SetupProblem(
      'SECRET_KEY is not set. A production server with its own DATABASE_URL needs one: at least 32 random characters, the same for every server of this mall.',
    );
  }
  const file = path.join(config.dataDir, 'secret-key');
  mkdirSync(config.dataDir, { recursive: true });
  if (!existsSync(file)) makeSecret(file);
  chmodSync(file, 0o600);
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < MIN_SECRET_LENGTH) {
    throw new SetupProblem(
      `${file} is damaged: it should hold ${MIN_SECRET_LENGTH} characters or more. Restore it from a backup.`,
    );
  }
  return secret;
}

/** The file is written whole under another name first: a truncated secret could be guessed. */
function makeSecret(file: string): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${randomBytes(KEY_BYTES).toString('hex')}\n`, { mode: 0o600, flush: true });
  try {
    linkSync(draft, file);
  } catch (problem) {
    // Another process that started at the same moment created it first; its secret is used.
    if (!existsSync(file)) throw problem;
  } finally {
    rmSync(draft);
  }
}
