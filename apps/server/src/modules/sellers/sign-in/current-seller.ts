import type { OutputOf } from '@galleria/contract/operation';
import type * as contract from '@galleria/contract/sellers/sign-in';
import { maskContact, mobileContact } from '@galleria/domain/accounts/contact';
import { refuse } from '@galleria/domain/refusals';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { moveSession, SessionEnded } from '../../../infra/sessions/sessions.ts';
import { isEnrolled } from '../../console-accounts/index.ts';
import type { StoreSummary } from '../../stores/index.ts';
import type { SellersContext } from '../context.ts';
import { lockMemberships, type Membership, permissionsOf, readMemberships, readSeller } from '../sellers-db.ts';

export const currentSeller: UseCase<typeof contract.currentSeller, SellersContext> = async (
  { database, stores },
  _input,
  { actor, locale },
) => {
  const seller = await readSeller(database.queries, actor.userId);
  const memberships = await readMemberships(database.queries, actor.userId);
  const hasTotp = await isEnrolled(database.queries, actor.userId);
  const summaries = await stores.summaries(locale);
  const own = memberships.map((membership) => toStore(membership, summaries.get(membership.storeId)));
  const open = memberships.find(({ storeId }) => storeId === actor.storeId);
  const store = own.find(({ storeId }) => storeId === actor.storeId);
  // The membership, and with it the session, ended during this call.
  if (!open || !store) throw new SessionEnded();
  return {
    ...{ sellerId: seller.id, name: seller.name, mail: seller.mail ?? '' },
    mobile: seller.mobile ? maskContact(mobileContact(seller.mobile)) : '',
    ...{ store, stores: own },
    permissions: [...actor.permissions],
    hasTotp,
    mustEnrolTotp: open.requiresTotp && !hasTotp,
  };
};

type StoreOfSeller = OutputOf<typeof contract.currentSeller>['store'];

function toStore(
  { storeId, roleId, roleName, isBuiltIn }: Membership,
  summary: StoreSummary | undefined,
): StoreOfSeller {
  return {
    storeId,
    storeName: summary?.shopName ?? '',
    storeLogo: summary?.shopLogo ?? '',
    storeStatus: summary?.shopStatus ?? 0,
    role: { roleId, name: roleName, isBuiltIn },
  };
}

/** A store that the seller is no member of is answered like one that does not exist. */
export const switchStore: UseCase<typeof contract.switchStore, SellersContext> = async (
  { database },
  { storeId },
  { actor },
) =>
  inTransaction(database, actor, async ({ queries }) => {
    const membership = (await lockMemberships(queries, actor.userId)).find((one) => one.storeId === storeId);
    if (!membership) return refuse('store.notFound');
    await moveSession(
      queries,
      actor.sessionId,
      storeId,
      permissionsOf(membership, await isEnrolled(queries, actor.userId)),
    );
    return null;
  });
