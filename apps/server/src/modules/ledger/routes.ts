import * as operations from '@galleria/contract/ledger';
import { type Binding, bind } from '../../infra/calls/binding.ts';
import { signedInBuyer } from '../../infra/calls/signed-in-buyer.ts';
import type { Ledger } from './index.ts';

export function ledgerRoutes(ledger: Ledger): Binding[] {
  return [
    bind(operations.scoreInfo, (_, caller) => ledger.points(signedInBuyer(caller).userId)),
    bind(operations.scorePage, (page, caller) =>
      ledger.pointChanges(signedInBuyer(caller).userId, page, caller.locale),
    ),
    bind(operations.balanceInfo, (_, caller) => ledger.balance(signedInBuyer(caller).userId)),
    bind(operations.balancePage, (page, caller) =>
      ledger.balanceChanges(signedInBuyer(caller).userId, page, caller.locale),
    ),
    bind(operations.ledgerProof, () => ledger.proof()),
  ];
}
