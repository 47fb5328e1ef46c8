import { parseArgs } from 'node:util';
import type { Database } from '../../database/database.ts';
import { print, runOnDatabase } from '../../run-on-database.ts';
import { LIFETIME_HOURS } from '../sessions.ts';
import { endStaffKeys, makeStaffKey } from './staff-key.ts';

const { values } = parseArgs({ options: { end: { type: 'boolean', default: false } } });

/** `npm run staff:key`: lets whoever keeps the machine make the calls of the staff. */
runOnDatabase(values.end ? end : make);

async function make({ queries }: Database): Promise<number> {
  const { key, permissions } = await makeStaffKey(queries);
  print(`A key to the calls of the staff for ${LIFETIME_HOURS.staff} hours; it may ${permissions.join(', ')}:`);
  print(`\n  ${key}\n`);
  print('Send it as the header "Authorization: Bearer …"; which calls there are is told under /api/docs at /s/.');
  print('npm run staff:key -- --end takes back every key that was made.');
  return 0;
}

async function end({ queries }: Database): Promise<number> {
  await endStaffKeys(queries);
  print('No key opens anything any more.');
  return 0;
}
