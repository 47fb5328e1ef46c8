import { randomUUID } from 'node:crypto';
import { STAFF_PERMISSIONS, type StaffPermission } from '@galleria/domain/access/staff-permissions';
import { openSession } from '../infra/sessions/sessions.ts';
import type { TestApp } from './open-test-app.ts';

/** Calls as a member of staff with these permissions, else with all of them. */
export async function permittedStaff(app: TestApp, permissions: readonly StaffPermission[] = STAFF_PERMISSIONS) {
  const staffId = randomUUID();
  const authorization = await openSession(app.database.queries, 'staff', staffId, { permissions: [...permissions] });
  const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
    (await app.call(path, { method, headers: { authorization }, ...(payload && { payload }) })).envelope;
  return {
    staffId,
    call,
    /** Nothing when the call succeeded. */
    reason: async (...args: Parameters<typeof call>) => (await call(...args)).reason,
  };
}
