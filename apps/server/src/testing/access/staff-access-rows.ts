import { applicationsStaffAccess } from './applications-staff-access.ts';
import { peopleStaffAccess } from './people-staff-access.ts';
import { type StaffRows, staffCall } from './staff-row.ts';

const PAY_NUMBER = '261115000000000001';

const paymentsStaffAccess: StaffRows = {
  ledgerProof: staffCall(),
  transferList: staffCall(),
  confirmTransfer: staffCall({ payNumber: PAY_NUMBER, amount: 1 }),
  creditTransfer: staffCall({ payNumber: PAY_NUMBER, amount: 1 }),
  dismissTransfer: staffCall({ payNumber: PAY_NUMBER }),
};

/** Every operation of the platform console. One that is missing here fails the access matrix. */
export const staffAccessRows: StaffRows = {
  ...peopleStaffAccess,
  ...paymentsStaffAccess,
  ...applicationsStaffAccess,
};
