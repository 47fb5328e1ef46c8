import type { OutputOf } from '@galleria/contract/operation';
import type { messagePage } from '@galleria/contract/staff/messages';
import { demoBannedBuyer } from '@galleria/demo/people/demo-care';
import { expect, it } from 'vitest';
import { callAsStaff } from '../testing/call-as-staff.ts';
import { openTestApp } from '../testing/open-test-app.ts';
import { leaveDemo } from './leave-demo.ts';
import { seedCustomerCare } from './seed-customer-care.ts';

it('seedCustomerCare leaves a failed message for staff, and leaveDemo removes it', async () => {
  const app = await openTestApp();
  for (let time = 0; time < 2; time++) await seedCustomerCare(app.database, { ...app.services, log: app.server.log });
  const staff = await callAsStaff(app, 'messages.view');
  const failed = async () =>
    ((await staff.call('GET', '/s/message/page?state=failed')).data as OutputOf<typeof messagePage>).records;
  expect(await failed()).toMatchObject([
    {
      template: 'accountBanned',
      state: 'failed',
      attempts: 1,
      problem: expect.stringContaining('User unknown'),
      canRetry: true,
    },
  ]);
  expect(JSON.stringify(await failed())).not.toContain(demoBannedBuyer.mail);
  await leaveDemo(app.database, { stripe: undefined, payPal: undefined }, () => undefined);
  expect(await failed()).toEqual([]);
});
