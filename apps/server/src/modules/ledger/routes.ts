import * as operations from '@galleria/contract/ledger';
import { signedInBuyer } from '../../infra/calls/signed-in-buyer.ts';
import { type Binding, bind } from '../../infra/calls/use-case.ts';
import type { Ledger } from './index.ts';

export function ledgerRoutes(ledger: Ledger): Binding[] {
  return [
    bind(operations.pointsInfo, (_, caller) => ledger.points(signedInBuyer(caller).userId)),
    bind(operations.pointsPage, (page, caller) =>
      ledger.pointChanges(signedInBuyer(caller).userId, page, caller.locale),
    ),
    bind(operations.balanceInfo, (_, caller) => ledger.balance(signedInBuyer(caller).userId)),
    bind(operations.balancePage, (page, caller) =>
      ledger.balanceChanges(signedInBuyer(caller).userId, page, caller.locale),
    ),
    bind(operations.ledgerProof, () => ledger.proof()),
  ];
}
