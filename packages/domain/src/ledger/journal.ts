import { ACCOUNT_KINDS, type AccountKindName, type LedgerAccount } from './accounts.ts';

/** Reasons of journals. Each has a text in the catalogues. */
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
  'payoutRequested',
  'payoutApproved',
  'payoutReturned',
  'payoutPaid',
  'clawedBack',
  'orderRefunded',
  'lateMoneyReturned',
  'gift',
  'adjusted',
] as const;
export type JournalReason = (typeof JOURNAL_REASONS)[number];

/** Only these reasons may leave `storePayable` negative; other journals that would are refused. */
const OVERDRAWING_REASONS: readonly JournalReason[] = ['clawedBack'];

/** Whether a line of such a journal may leave its account negative. The database enforces the same rule. */
export function mayOverdraw(reason: JournalReason, { kind }: Pick<LedgerAccount, 'kind'>): boolean {
  return ACCOUNT_KINDS[kind].mayGoBelowZero && (kind !== 'storePayable' || OVERDRAWING_REASONS.includes(reason));
}

export interface JournalLine {
  readonly account: LedgerAccount;
  /** In the account's smallest unit; positive for incoming, negative for outgoing. */
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

/** One line per account, in the order in which all journals lock accounts. Throws when the lines do not balance. */
export function normaliseLines(lines: readonly JournalLine[]): JournalLine[] {
  const byAccount = Map.groupBy(lines, ({ account }) => accountKey(account));
  const normalised = [...byAccount.values()].flatMap(mergeLines).sort(inLockOrder);
  for (const [unit, ofUnit] of Map.groupBy(normalised, ({ account }) => account.unit)) {
    const sum = ofUnit.reduce((total, { amount }) => total + amount, 0);
    if (sum !== 0) throw new Error(`normaliseLines: off by ${sum} ${unit}`);
  }
  if (normalised.length === 0) throw new Error(`normaliseLines: nothing moves (lines: ${lines.length})`);
  return normalised;
}

function mergeLines(lines: readonly JournalLine[]): JournalLine[] {
  const [first] = lines;
  if (!first) return [];
  const { kind, unit } = first.account;
  const units: readonly string[] = ACCOUNT_KINDS[kind].units;
  if (!units.includes(unit)) throw new Error(`normaliseLines: account kind ${kind} has no unit ${unit}`);
  const amount = lines.reduce((total, line) => total + checkInteger(line.amount), 0);
  return amount === 0 ? [] : [{ account: first.account, amount: checkInteger(amount) }];
}

function checkInteger(amount: number): number {
  if (!Number.isSafeInteger(amount)) throw new Error(`normaliseLines: invalid amount ${amount}`);
  return amount;
}

export function accountKey({ kind, owner, unit }: LedgerAccount): string {
  return JSON.stringify([kind, owner, unit]);
}

function inLockOrder(one: JournalLine, other: JournalLine): number {
  const byKind = KINDS.indexOf(one.account.kind) - KINDS.indexOf(other.account.kind);
  return byKind || (accountKey(one.account) < accountKey(other.account) ? -1 : 1);
}
