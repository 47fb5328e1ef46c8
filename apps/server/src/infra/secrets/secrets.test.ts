import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openSecrets } from './secrets.ts';

function folder(): string {
  const made = mkdtempSync(path.join(tmpdir(), 'galleria-secrets-'));
  onTestFinished(() => rmSync(made, { recursive: true }));
  return path.join(made, 'data');
}

const own = { mode: 'production', secretKey: undefined, databaseUrl: undefined } as const;

describe('openSecrets', () => {
  it('creates a secret at the first start, keeps it, and lets only its owner read the file', () => {
    const dataDir = folder();
    const first = openSecrets({ ...own, dataDir }).keyFor('sessions');
    expect(openSecrets({ ...own, dataDir }).keyFor('sessions')).toEqual(first);
    expect(statSync(path.join(dataDir, 'secret-key')).mode & 0o777).toBe(0o600);
    expect(openSecrets({ ...own, dataDir: folder() }).keyFor('sessions')).not.toEqual(first);
  });

  it('throws when the file of the secret is truncated', () => {
    const dataDir = folder();
    mkdirSync(dataDir);
    writeFileSync(path.join(dataDir, 'secret-key'), '');
    expect(() => openSecrets({ ...own, dataDir })).toThrow('is damaged');
  });

  it('derives a different key for every purpose', () => {
    const secrets = openSecrets({ ...own, dataDir: folder() });
    expect(secrets.keyFor('a')).not.toEqual(secrets.keyFor('b'));
  });

  it('refuses to create a secret for a production server with its own database', () => {
    const databaseUrl = 'postgres://db/mall';
    const dataDir = folder();
    expect(() => openSecrets({ ...own, databaseUrl, dataDir })).toThrow('SECRET_KEY is not set');
    expect(() => openSecrets({ ...own, databaseUrl, dataDir, mode: 'development' })).not.toThrow();
    expect(() => openSecrets({ ...own, databaseUrl, dataDir, secretKey: 'x'.repeat(32) })).not.toThrow();
  });
});
