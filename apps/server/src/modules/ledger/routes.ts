import * as operations from '@galleria/contract/points';
import { type Binding, bind } from '../../infra/calls/binding.ts';
import { signedInBuyer } from '../../infra/calls/signed-in-buyer.ts';
import type { Ledger } from './index.ts';

export function ledgerRoutes(ledger: Ledger): Binding[] {
  return [
    bind(operations.scoreInfo, (_, caller) => ledger.points(signedInBuyer(caller).userId)),
    bind(operations.scorePage, (page, caller) =>
      ledger.pointChanges(signedInBuyer(caller).userId, page, caller.locale),
    ),
  ];
}
