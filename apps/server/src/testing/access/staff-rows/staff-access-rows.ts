import type { StaffRows } from '../staff-row.ts';
import { activitiesStaffAccess } from './activities-staff-access.ts';
import { applicationsStaffAccess } from './applications-staff-access.ts';
import { boardStaffAccess } from './board-staff-access.ts';
import { buyersStaffAccess } from './buyers-staff-access.ts';
import { catalogueStaffAccess } from './catalogue-staff-access.ts';
import { disputesStaffAccess } from './disputes-staff-access.ts';
import { invoicesStaffAccess } from './invoices-staff-access.ts';
import { moneyStaffAccess } from './money-staff-access.ts';
import { peopleStaffAccess } from './people-staff-access.ts';
import { siteStaffAccess } from './site-staff-access.ts';
import { storesStaffAccess } from './stores-staff-access.ts';

/** Every operation of the platform console. One that is missing here fails the access matrix. */
export const staffAccessRows: StaffRows = {
  ...catalogueStaffAccess,
  ...peopleStaffAccess,
  ...applicationsStaffAccess,
  ...boardStaffAccess,
  ...buyersStaffAccess,
  ...disputesStaffAccess,
  ...moneyStaffAccess,
  ...invoicesStaffAccess,
  ...siteStaffAccess,
  ...storesStaffAccess,
  ...activitiesStaffAccess,
};
