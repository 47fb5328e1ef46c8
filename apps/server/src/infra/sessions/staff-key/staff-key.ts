import { everyOperation } from '@galleria/contract/contract';
import type { Queries } from '../../database/database.ts';
import { endSessions, openSession } from '../sessions.ts';

/** Whoever keeps the machine, and could read and write its database anyway. */
const KEEPER = 'keeper';

/** Everything that an operation asks of the staff. */
function staffPermissions(): string[] {
  const asked = everyOperation().flatMap(({ operation: { access } }) =>
    access.who === 'staff' ? [access.permission] : [],
  );
  return [...new Set(asked)].sort();
}

/** A key to the calls of the staff, for one working day. */
export async function makeStaffKey(queries: Queries): Promise<{ key: string; permissions: string[] }> {
  const permissions = staffPermissions();
  return { key: await openSession(queries, 'staff', KEEPER, { permissions }), permissions };
}

/** None of the keys made so far opens anything from now on. */
export async function endStaffKeys(queries: Queries): Promise<void> {
  await endSessions(queries, 'staff', KEEPER);
}
