import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

/**
 * Runs in a process of its own, because the other tests of the server use cheaper hashes (`testing/quick-argon2.ts`).
 */
it('passwords are hashed by argon2id with the parameters that OWASP recommends', async () => {
  const module = path.join(import.meta.dirname, 'password-hash.ts');
  const script = `console.log(await (await import(${JSON.stringify(module)})).hashPassword('Lantern#4821'))`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script]);
  expect(stdout).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});
