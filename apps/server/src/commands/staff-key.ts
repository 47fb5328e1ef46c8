import { parseArgs } from 'node:util';
import type { Database } from '../infra/database/database.ts';
import { LIFETIME_HOURS } from '../infra/sessions/sessions.ts';
import { endStaffKeys, makeStaffKey } from '../infra/sessions/staff-key.ts';
import { print, runOnDatabase } from './run-on-database.ts';

const { values } = parseArgs({ options: { end: { type: 'boolean', default: false } } });

/** `npm run staff:key`: makes a key for staff operations; with `--end` revokes all of them. */
runOnDatabase(values.end ? revokeKeys : makeKey);

async function makeKey({ queries }: Database): Promise<number> {
  const { key, permissions } = await makeStaffKey(queries);
  print(`Key for staff operations, valid for ${LIFETIME_HOURS.staff} hours. Permissions: ${permissions.join(', ')}.`);
  print(`\n  ${key}\n`);
  print('Send it as the header "Authorization: Bearer …". The operations are listed at /api/docs under /s/.');
  print('npm run staff:key -- --end revokes every key.');
  return 0;
}

async function revokeKeys({ queries }: Database): Promise<number> {
  await endStaffKeys(queries);
  print('All staff keys are revoked.');
  return 0;
}
