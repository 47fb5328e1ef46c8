import { type AccessRows, noObject } from '../access-row.ts';
import { activitiesAccess } from './activities-access.ts';
import { disputesAccess } from './disputes-access.ts';
import { invoicesAccess } from './invoices-access.ts';
import { marketingAccess } from './marketing-access.ts';
import { moneyAccess } from './money-access.ts';
import { ordersAccess } from './orders-access.ts';
import { productsAccess } from './products-access.ts';
import { refundsAccess } from './refunds-access.ts';
import { reviewsAccess } from './reviews-access.ts';
import { sellersAccess } from './sellers-access.ts';
import { stockAndImportsAccess } from './stock-and-imports-access.ts';
import { storeSettingsAccess } from './store-settings-access.ts';

const overviewAccess: AccessRows = {
  waitingWork: noObject(),
  storeSearch: noObject({ text: 'Quillwort' }),
  storeOverview: noObject(),
};

/** Every operation of the back office. One that is missing here fails the access matrix. */
export const accessRows: AccessRows = {
  ...sellersAccess,
  ...ordersAccess,
  ...overviewAccess,
  ...storeSettingsAccess,
  ...productsAccess,
  ...stockAndImportsAccess,
  ...marketingAccess,
  ...activitiesAccess,
  ...moneyAccess,
  ...reviewsAccess,
  ...disputesAccess,
  ...refundsAccess,
  ...invoicesAccess,
};
