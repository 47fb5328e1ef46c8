import { randomUUID } from 'node:crypto';
import type { StaffPermission } from '@galleria/domain/access/staff-permissions';
import { openSession } from '../infra/sessions/sessions.ts';
import { TestBrowser } from '../modules/accounts/testing/test-browser.ts';
import type { TestApp } from './open-test-app.ts';

/** Calls like a member of staff, with a token in the header. */
class StaffCaller extends TestBrowser {
  readonly staffId: string;

  constructor(app: Pick<TestApp, 'server'>, staffId: string, token: string) {
    super(app, { headers: { authorization: `Bearer ${token}` } });
    this.staffId = staffId;
  }

  async get<Data>(path: string): Promise<Data> {
    return (await this.call('GET', path)).data as Data;
  }
}

/**
 * A new member of staff with these permissions. Tests with real people sign them in:
 * `modules/staff/testing/staff-browser.ts`.
 */
export async function callAsStaff(
  app: Pick<TestApp, 'server' | 'database'>,
  ...permissions: StaffPermission[]
): Promise<StaffCaller> {
  const staffId = randomUUID();
  return new StaffCaller(app, staffId, await openSession(app.database.queries, 'staff', staffId, { permissions }));
}
