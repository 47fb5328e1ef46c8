import type * as contract from '@galleria/contract/ledger/staff-ledger';
import type { AccountKindName, LedgerUnit } from '@galleria/domain/ledger/accounts';
import { mainUnits } from '@galleria/domain/money/main-units';
import { cutPage, readIdCursor } from '../../../infra/calls/cursor.ts';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import type { LedgerContext } from '../index.ts';
import { sumByKind } from '../proof-db.ts';
import { isKind, readAccounts } from './journals-db.ts';

export const ledgerKindList: UseCase<typeof contract.ledgerKindList, LedgerContext> = async ({
  database: { queries },
}) =>
  (await sumByKind(queries)).map(({ kind, unit, accounts, balance }) => {
    return { kind: toKind(kind), unit, accounts, balance: toUnits(unit, balance) };
  });

export const ledgerAccountPage: UseCase<typeof contract.ledgerAccountPage, LedgerContext> = async (
  { database: { queries } },
  { cursor, size, ...search },
) => {
  const rows = await readAccounts(queries, search, { before: readIdCursor(cursor), limit: size + 1 });
  const { shown, nextCursor } = cutPage(rows, size, ({ id }) => id);
  return {
    records: shown.map(({ id, kind, owner, unit, balance }) => {
      return { accountId: id, kind: toKind(kind), owner, unit, balance: toUnits(unit, balance) };
    }),
    nextCursor,
  };
};

export function toUnits(unit: LedgerUnit, amount: number): number {
  return unit === 'cents' ? mainUnits(amount) : amount;
}

export function toKind(kind: string): AccountKindName {
  if (!isKind(kind)) throw new Error(`toKind: there is no kind of account ${kind}`);
  return kind;
}
