import type { AccountKindName } from '@galleria/domain/ledger/accounts';
import { Link } from 'react-router';

const BUYERS: readonly AccountKindName[] = ['buyerWallet', 'buyerPoints'];
const STORES: readonly AccountKindName[] = ['storePayable', 'payoutPending', 'payoutApproved'];

/** Whose account it is, with a way there where it has a page. */
export function AccountOwner({ account: { kind, owner } }: { account: { kind: AccountKindName; owner: string } }) {
  if (BUYERS.includes(kind)) return <Link to={`/buyers/${owner}`}>{owner}</Link>;
  if (STORES.includes(kind)) return <Link to={`/stores/${owner}`}>#{owner}</Link>;
  return owner;
}
