import { moneyStaffAccess } from './money-staff-access.ts';
import { peopleStaffAccess } from './people-staff-access.ts';
import type { StaffRows } from './staff-row.ts';

/** Every operation of the platform console. One that is missing here fails the access matrix. */
export const staffAccessRows: StaffRows = {
  ...peopleStaffAccess,
  ...moneyStaffAccess,
};
