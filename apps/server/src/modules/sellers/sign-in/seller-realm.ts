import { checkStorePassword } from '@galleria/domain/accounts/password-rules';
import { refuse } from '@galleria/domain/refusals';
import { SELLER_COOKIE } from '../../../infra/sessions/token-cookie.ts';
import type { ConsoleRealm } from '../../console-accounts/index.ts';
import { sellerMails } from '../mails.ts';
import { writeOwnPermissions } from '../people/write-permissions.ts';
import {
  findSeller,
  findSellerById,
  lockMemberships,
  lockSeller,
  permissionsOf,
  type Seller,
  updateSeller,
} from '../sellers-db.ts';

/**
 * The realm of sellers, for the shared sign-in of the consoles. A session opens the store with the oldest membership.
 */
export const sellerRealm: ConsoleRealm<Seller, 'password.storeRule', 'seller.noStore' | 'account.banned'> = {
  kind: 'seller',
  cookie: SELLER_COOKIE,
  recovery: { purpose: 'sellerRecover', unknown: 'sellerUnknown' },
  newDevice: sellerMails.sellerDevice,
  suspended: 'account.banned',
  checkPassword: checkStorePassword,
  find: findSeller,
  lock: lockSeller,
  read: findSellerById,
  update: updateSeller,
  admit: async (queries, { id }, isEnrolled) => {
    const [membership] = await lockMemberships(queries, id);
    if (!membership) return refuse('seller.noStore');
    return { storeId: membership.storeId, permissions: permissionsOf(membership, isEnrolled) };
  },
  writePermissions: async (queries, sellerId) => {
    for (const { storeId } of await lockMemberships(queries, sellerId)) {
      await writeOwnPermissions(queries, sellerId, storeId);
    }
  },
  // With locks: the requirement cannot change until the second factor is turned off, or was refused to be.
  requiresTotp: async (queries, sellerId) =>
    (await lockMemberships(queries, sellerId)).some(({ requiresTotp }) => requiresTotp),
};
