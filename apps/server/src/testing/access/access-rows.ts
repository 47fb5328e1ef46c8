import { type AccessRows, noObject } from './access-row.ts';
import { ordersAccess } from './orders-access.ts';
import { sellersAccess } from './sellers-access.ts';

const overviewAccess: AccessRows = {
  waitingWork: noObject(),
  storeSearch: noObject({ text: 'a' }),
  storeOverview: noObject(),
};

/** Every operation of the back office. One that is missing here fails the access matrix. */
export const accessRows: AccessRows = {
  ...sellersAccess,
  ...ordersAccess,
  ...overviewAccess,
};
