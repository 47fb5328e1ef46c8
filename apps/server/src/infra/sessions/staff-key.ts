import { everyOperation } from '@galleria/contract/contract';
import type { Queries } from '../database/database.ts';
import { endSessions, openSession } from './sessions.ts';

/** User id of these sessions. Making them needs shell access, which also gives access to the database. */
const OPERATOR = 'keeper';

/** Every permission that a staff operation requires. */
function staffPermissions(): string[] {
  const required = everyOperation().flatMap(({ operation: { access } }) =>
    access.who === 'staff' ? [access.permission] : [],
  );
  return [...new Set(required)].sort();
}

/** A session token with all staff permissions, valid for one working day. */
export async function makeStaffKey(queries: Queries): Promise<{ key: string; permissions: string[] }> {
  const permissions = staffPermissions();
  return { key: await openSession(queries, 'staff', OPERATOR, { permissions }), permissions };
}

/** Revokes every key made so far. */
export async function endStaffKeys(queries: Queries): Promise<void> {
  await endSessions(queries, 'staff', OPERATOR);
}
