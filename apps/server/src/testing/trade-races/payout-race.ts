import { randomUUID } from 'node:crypto';
import type { Envelope } from '@galleria/contract/wire/envelope';
import { SYSTEM } from '@galleria/domain/access/access';
import { PROMOTION_COST, storePayable } from '@galleria/domain/ledger/accounts';
import { move } from '@galleria/domain/ledger/journal';
import { inTransaction } from '../../infra/database/transaction.ts';
import { openSession } from '../../infra/sessions/sessions.ts';
import { postJournal } from '../../modules/ledger/testing/books.ts';
import { discardChanges } from './control.ts';
import { type Race, succeeded, tally, unexpected, type Verdict } from './race.ts';
import { type RaceMall, rowsOf } from './race-mall.ts';

const STORE_ID = 8;
const CENTS = 1_000;
const CONTROL_ROUNDS = 3;
const ACCOUNT = ['iban', 'Race', '', '', Buffer.alloc(32), Buffer.from(randomUUID()), 'DE•••• 0000'];

type Put = (verb: 'approve' | 'reject' | 'paid', payoutNumber: string, state?: string) => Promise<Envelope>;

/** Staff approve a payout twice, approve and reject it, or mark it as paid twice, at once. */
export function payoutRace(rounds: number): Race {
  return {
    name: `approve, reject and pay one payout × ${rounds} rounds`,
    play: (mall) => playRounds(mall, rounds),
    playControl: async (mall) => {
      await discardChanges(mall, 'payout', { columns: ['state', 'ended_at'] });
      return playRounds(mall, CONTROL_ROUNDS);
    },
  };
}

async function playRounds(mall: RaceMall, rounds: number): Promise<Verdict> {
  const put = await signInStaff(mall);
  const accountId = await makeAccount(mall);
  const answers: Envelope[] = [];
  const undecided: string[] = [];
  for (let round = 0; round < rounds; round++) {
    const number = await requestPayout(mall, accountId);
    if (round % 3 === 2) await put('approve', number);
    const given = await Promise.all(pairOf(put, number, round));
    if (succeeded(given).length !== 1) undecided.push(tally(given));
    answers.push(...given);
    // Closes this payout, so that the next one can be requested.
    await put('reject', number, 'approved');
    await put('reject', number, 'requested');
    await rowsOf(mall, `delete from payout where number = $1 and state in ('requested', 'approved')`, [number]);
  }
  const bad = [...undecided, ...unexpected(answers, 'payout.decided').map(({ reason }) => reason)];
  const left = await readRemaining(mall);
  return {
    expected: 'one call of each round succeeds, and nothing stays reserved',
    seen: `${answers.length / 2 - undecided.length} of ${rounds} decided once, ${left} cents left${bad.length > 0 ? `; ${bad.join(' | ')}` : ''}`,
    holds: bad.length === 0 && left === 0,
  };
}

function pairOf(put: Put, number: string, round: number): Promise<Envelope>[] {
  if (round % 3 === 0) return [put('approve', number), put('approve', number)];
  if (round % 3 === 1) return [put('approve', number), put('reject', number, 'requested')];
  return [put('paid', number), put('paid', number)];
}

async function signInStaff({ url, database }: RaceMall): Promise<Put> {
  const permissions = ['payouts.approve'];
  const authorization = await openSession(database.queries, 'staff', randomUUID(), { permissions });
  return async (verb, payoutNumber, state) => {
    const more = verb === 'reject' ? { reason: 'A race', state } : verb === 'paid' ? { reference: 'R-1' } : {};
    const response = await fetch(`${url}/api/s/payout/${verb}`, {
      method: 'PUT',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ payoutNumber, ...more }),
    });
    return (await response.json()) as Envelope;
  };
}

async function makeAccount(mall: RaceMall): Promise<number> {
  const [account] = await rowsOf<{ id: number }>(
    mall,
    `insert into payout_account (store_id, kind, holder, bank_name, bic, encrypted_number, fingerprint, masked, usable_from)
     values (${STORE_ID}, $1, $2, $3, $4, $5, $6, $7, now()) on conflict do nothing returning id`,
    ACCOUNT,
  );
  const [known] = await rowsOf<{ id: number }>(mall, 'select max(id) as id from payout_account where store_id = $1', [
    STORE_ID,
  ]);
  return account?.id ?? known?.id ?? 0;
}

let requests = 0;

/** A payout whose money is reserved, as after a request of the store. */
async function requestPayout(mall: RaceMall, accountId: number): Promise<string> {
  const number = `9${String(Date.now())}${String(requests++).padStart(4, '0')}`;
  const [payout] = await rowsOf<{ id: string }>(
    mall,
    `insert into payout (number, store_id, amount_cents, account_id, holder, masked, is_automatic)
     values ($1, $2, $3, $4, 'Race', 'DE•••• 0000', false) returning id`,
    [number, STORE_ID, CENTS, accountId],
  );
  const pending = { kind: 'payoutPending', owner: String(STORE_ID), unit: 'cents' } as const;
  await inTransaction(mall.database, SYSTEM, (transaction) =>
    postJournal(transaction, {
      ...{ key: `payout:${payout?.id}:requested`, reason: 'payoutRequested' },
      lines: [...move(PROMOTION_COST, storePayable(STORE_ID), CENTS), ...move(storePayable(STORE_ID), pending, CENTS)],
    }),
  );
  return number;
}

async function readRemaining(mall: RaceMall): Promise<number> {
  const [row] = await rowsOf<{ cents: number }>(
    mall,
    `select coalesce(sum(balance), 0)::int as cents from ledger_account
     where kind in ('payoutPending', 'payoutApproved') and owner = $1`,
    [String(STORE_ID)],
  );
  return row?.cents ?? 0;
}
