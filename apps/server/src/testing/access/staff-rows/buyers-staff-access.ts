import { randomUUID } from 'node:crypto';
import { SYSTEM } from '@galleria/domain/access/access';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { accounts } from '../../../modules/accounts/index.ts';
import { sellers } from '../../../modules/sellers/index.ts';
import { ABSENT_ID } from '../access-row.ts';
import { type StaffObject, type StaffRows, staffCall, staffCallOn } from '../staff-row.ts';

const NOBODY = '00000000-0000-4000-8000-000000000000';
const NO_ORDER = '0000000000';
const reason = 'As agreed';
const unique = () => randomUUID().slice(0, 8);

const buyer: StaffObject = {
  make: ({ app }) => {
    const person = { nickName: 'Bo', mail: `buyer-${unique()}@example.org`, locale: 'en' } as const;
    return inTransaction(app.database, SYSTEM, (transaction) =>
      accounts.seed.seedAccount(transaction, { ...person, password: 'Ket7le#rail', payPassword: '135790' }),
    );
  },
  absent: NOBODY,
};

const bannedBuyer: StaffObject = {
  make: async (world) => {
    const userId = await buyer.make(world);
    return world.sql(`update account set status = 'banned' where id = $1 returning id`, userId);
  },
  absent: NOBODY,
};

const person: StaffObject = {
  make: ({ app }) =>
    inTransaction(app.database, SYSTEM, (transaction) =>
      sellers.seed.seedSeller(transaction, {
        ...{ name: 'Sal', mail: `seller-${unique()}@example.org`, mobile: null, locale: 'en' },
        ...{ password: 'Ket7le#26', storeIds: [2], role: 'clerk' },
      }),
    ),
  absent: NOBODY,
};

const bannedPerson: StaffObject = {
  make: async (world) => {
    const sellerId = await person.make(world);
    return world.sql(`update seller set status = 'banned' where id = $1 returning id`, sellerId);
  },
  absent: NOBODY,
};

const waitingAdjustment: StaffObject = {
  make: async (world) =>
    world.sql(
      `insert into adjustment (submission_id, user_id, kind, amount, reason, state, needs_second_person, requested_by)
       values (gen_random_uuid(), $1, 'points', 60000, 'As agreed', 'waiting', true, 'somebody else') returning id`,
      await buyer.make(world),
    ),
  absent: ABSENT_ID,
};

const order: StaffObject = { make: (world) => world.paidOrder(2), absent: NO_ORDER };

/** Buyers, sellers and orders of all stores. */
export const buyersStaffAccess: StaffRows = {
  buyerPage: staffCall(),
  buyerInfo: staffCallOn(buyer, (userId) => ({ userId })),
  revealBuyerContact: staffCallOn(buyer, (userId) => ({ userId })),
  endBuyerSessions: staffCallOn(buyer, (userId) => ({ userId })),
  banBuyer: staffCallOn(buyer, (userId) => ({ userId, reason })),
  unbanBuyer: staffCallOn(bannedBuyer, (userId) => ({ userId, reason })),
  buyerAddressCount: staffCall({ userId: NOBODY }),
  buyerCouponPage: staffCall({ userId: NOBODY }),
  buyerReviewPage: staffCall({ userId: NOBODY }),
  buyerAssets: staffCall({ userId: NOBODY }),
  buyerBalancePage: staffCall({ userId: NOBODY }),
  buyerPointsPage: staffCall({ userId: NOBODY }),
  adjustBuyer: staffCallOn(buyer, (userId) => ({
    ...{ userId, submissionId: randomUUID(), kind: 'points', change: 1, reason },
  })),
  adjustmentPage: staffCall(),
  approveAdjustment: staffCallOn(waitingAdjustment, (adjustmentId) => ({ adjustmentId })),
  rejectAdjustment: staffCallOn(waitingAdjustment, (adjustmentId) => ({ adjustmentId, reason })),
  sellerPage: staffCall(),
  sellerInfo: staffCallOn(person, (sellerId) => ({ sellerId })),
  revealSellerContact: staffCallOn(person, (sellerId) => ({ sellerId })),
  endSessionsOfSeller: staffCallOn(person, (sellerId) => ({ sellerId })),
  banSeller: staffCallOn(person, (sellerId) => ({ sellerId, reason })),
  unbanSeller: staffCallOn(bannedPerson, (sellerId) => ({ sellerId, reason })),
  resetSellerTotp: staffCallOn(person, (sellerId) => ({ sellerId, reason })),
  mallOrderPage: staffCall(),
  exportMallOrders: staffCall(),
  mallOrderInfo: staffCallOn(order, (orderNumber) => ({ orderNumber })),
  mallOrderLog: staffCallOn(order, (orderNumber) => ({ orderNumber })),
  orderPaymentList: staffCallOn(order, (orderNumber) => ({ orderNumber })),
  platformRefund: staffCallOn(order, (orderNumber) => ({ orderNumber, reason })),
};
