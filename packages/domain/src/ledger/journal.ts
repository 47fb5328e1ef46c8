import { ACCOUNT_KINDS, type AccountKindName, type LedgerAccount } from './accounts.ts';

/** Why something moved. Each has words in the catalogues. */
export const JOURNAL_REASONS = [
  'joined',
  'closed',
  'pointsHeld',
  'pointsReturned',
  'orderReceived',
  'pointsExpired',
  'orderPaid',
  'toppedUp',
  'orderSettled',
  'orderRefunded',
  'lateMoneyReturned',
  'gift',
] as const;
export type JournalReason = (typeof JOURNAL_REASONS)[number];

export interface JournalLine {
  readonly account: LedgerAccount;
  /** In the account's smallest unit; above zero what comes in, below zero what goes out. */
  readonly amount: number;
}

export function move(from: LedgerAccount, to: LedgerAccount, amount: number): JournalLine[] {
  if (amount === 0) return [];
  return [
    { account: from, amount: -amount },
    { account: to, amount },
  ];
}

const KINDS = Object.keys(ACCOUNT_KINDS) as AccountKindName[];

/**
 * One line per account, in the order in which every journal takes hold of accounts, so that no two journals wait for
 * each other. Lines that do not balance are a mistake in the program.
 */
export function settleLines(lines: readonly JournalLine[]): JournalLine[] {
  const byAccount = Map.groupBy(lines, ({ account }) => accountKey(account));
  const settled = [...byAccount.values()].flatMap(mergeLines).sort(inLockOrder);
  for (const [unit, ofUnit] of Map.groupBy(settled, ({ account }) => account.unit)) {
    const sum = ofUnit.reduce((total, { amount }) => total + amount, 0);
    if (sum !== 0) throw new Error(`a journal is off by ${sum} ${unit}`);
  }
  if (settled.length === 0) throw new Error('a journal moves nothing');
  return settled;
}

function mergeLines(lines: readonly JournalLine[]): JournalLine[] {
  const [first] = lines;
  if (!first) return [];
  const { kind, unit } = first.account;
  const units: readonly string[] = ACCOUNT_KINDS[kind].units;
  if (!units.includes(unit)) throw new Error(`an account of kind ${kind} does not count ${unit}`);
  const amount = lines.reduce((total, line) => total + whole(line.amount), 0);
  return amount === 0 ? [] : [{ account: first.account, amount: whole(amount) }];
}

function whole(amount: number): number {
  if (!Number.isSafeInteger(amount)) throw new Error(`${amount} is no amount`);
  return amount;
}

export function accountKey({ kind, owner, unit }: LedgerAccount): string {
  return JSON.stringify([kind, owner, unit]);
}

function inLockOrder(one: JournalLine, other: JournalLine): number {
  const byKind = KINDS.indexOf(one.account.kind) - KINDS.indexOf(other.account.kind);
  return byKind || (accountKey(one.account) < accountKey(other.account) ? -1 : 1);
}
