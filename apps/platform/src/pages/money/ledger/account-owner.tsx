import { useText } from '@galleria/console-kit/console-context';
import { storeOptions } from '@galleria/contract/stores/staff-stores';
import type { AccountKindName } from '@galleria/domain/ledger/accounts';
import { Link, useSearchParams } from 'react-router';

const BUYERS: readonly AccountKindName[] = ['buyerWallet', 'buyerPoints'];
const STORES: readonly AccountKindName[] = ['storePayable', 'payoutPending', 'payoutApproved'];

/** The owner of a ledger account, linked to the owner's page if there is one. */
export function AccountOwner({ account: { kind, owner } }: { account: { kind: AccountKindName; owner: string } }) {
  if (BUYERS.includes(kind)) return <Link to={`/buyers/${owner}`}>{owner}</Link>;
  if (STORES.includes(kind)) return <Link to={`/stores/${owner}`}>#{owner}</Link>;
  return owner;
}

/** Filter by account owner: a picker for accounts of stores, a text field for the other kinds. */
export function useOwnerFilter() {
  const text = useText<'platform'>();
  const [address] = useSearchParams();
  const isOfStore = STORES.some((kind) => kind === address.get('kind'));
  return isOfStore
    ? ({ kind: 'picker', label: text('platformMoney.store'), operation: storeOptions } as const)
    : ({ kind: 'text', label: text('platformMoney.owner') } as const);
}
