import type { StaffPermission } from '@galleria/domain/access/staff-permissions';
import { openSession } from '../infra/sessions/sessions.ts';
import { TestBrowser } from '../modules/accounts/testing/test-browser.ts';
import type { TestApp } from './open-test-app.ts';

/** A program that calls as this member of staff, with these permissions. */
export async function callAsStaff(
  app: Pick<TestApp, 'server' | 'database'>,
  name: string,
  ...permissions: StaffPermission[]
): Promise<TestBrowser> {
  const token = await openSession(app.database.queries, 'staff', name, { permissions });
  return new TestBrowser(app, { headers: { authorization: `Bearer ${token}` } });
}
