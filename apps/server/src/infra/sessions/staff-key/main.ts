import { parseArgs } from 'node:util';
import type { Database } from '../../database/database.ts';
import { runOnDatabase, tell } from '../../run-on-database.ts';
import { LIFETIME_HOURS } from '../sessions.ts';
import { endStaffKeys, makeStaffKey } from './staff-key.ts';

const { values } = parseArgs({ options: { end: { type: 'boolean', default: false } } });

/** `npm run staff:key`: lets whoever keeps the machine make the calls of the staff. */
runOnDatabase(values.end ? end : make);

async function make({ queries }: Database): Promise<number> {
  const { key, permissions } = await makeStaffKey(queries);
  tell(`A key to the calls of the staff for ${LIFETIME_HOURS.staff} hours; it may ${permissions.join(', ')}:`);
  tell(`\n  ${key}\n`);
  tell('Send it as the header "Authorization: Bearer …"; which calls there are is told under /api/docs at /s/.');
  tell('npm run staff:key -- --end takes back every key that was made.');
  return 0;
}

async function end({ queries }: Database): Promise<number> {
  await endStaffKeys(queries);
  tell('No key opens anything any more.');
  return 0;
}
