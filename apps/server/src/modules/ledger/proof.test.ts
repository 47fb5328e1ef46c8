import path from 'node:path';
import { isRefused } from '@galleria/domain/refusals';
import { DEFAULT_RULES } from '@galleria/domain/site/mall-rules';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openSession } from '../../infra/sessions/sessions.ts';
import { staffCaller } from '../../testing/callers.ts';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { runCommand } from '../../testing/run-command.ts';
import { ledger } from './index.ts';
import { ledgerProof } from './ledger-proof.ts';

async function prove({ database }: TestApp) {
  const context = ledger.open({ database, site: { rules: async () => DEFAULT_RULES } });
  const proof = await ledgerProof(context, {}, staffCaller('ledger.view'));
  if (isRefused(proof)) throw new Error(`refused: ${proof.refused}`);
  return proof;
}

/** Changes a balance without a journal, with the triggers disabled. */
async function tamperWithBalance({ database: { queries } }: TestApp): Promise<void> {
  await queries.execute(sql`alter table ledger_account disable trigger user`);
  await queries.execute(sql`update ledger_account set balance = balance + 7 where kind = 'pointsIssued'`);
}

const PROOF = path.join(import.meta.dirname, '../../commands/ledger-proof.ts');

describe('ledgerProof', () => {
  it('adds up every kind of account, to zero per unit, and reports a forged balance', async () => {
    const app = await openTestApp();
    const { balances, violations, sums } = await prove(app);
    expect({ balances, violations }).toEqual({ balances: true, violations: [] });
    expect(sums.map(({ kind, unit }) => `${kind} ${unit}`)).toEqual(
      expect.arrayContaining(['buyerWallet cents', 'buyerPoints points', 'clearing cents', 'escrow cents']),
    );
    for (const unit of ['cents', 'points']) {
      expect(sums.filter((one) => one.unit === unit).reduce((sum, one) => sum + one.balance, 0)).toBe(0);
    }
    await tamperWithBalance(app);
    expect(await prove(app)).toMatchObject({
      balances: false,
      violations: [expect.stringContaining('its lines say')],
    });
  });

  it('is refused to visitors, buyers, and staff without ledger.view', async () => {
    const app = await openTestApp();
    const ask = async (kind: 'buyer' | 'staff') => {
      const authorization = await openSession(app.database.queries, kind, '6f6b5a62-8e2f-4f0e-9d0f-000000000001');
      return (await app.call('/s/ledger/proof', { headers: { authorization } })).envelope.reason;
    };
    expect((await app.call('/s/ledger/proof')).envelope.reason).toBe('access.signIn');
    expect(await ask('buyer')).toBe('access.signIn');
    expect(await ask('staff')).toBe('access.forbidden');
  });

  it('the command ledger:proof exits with 1 and prints the violations when the ledger is wrong', async () => {
    const app = await openTestApp();
    expect(await runCommand(app, PROOF)).toEqual({
      code: 0,
      said: expect.stringMatching(/^The ledger balances: [1-9]\d* journals, [1-9]\d* lines\n$/),
    });
    await tamperWithBalance(app);
    expect(await runCommand(app, PROOF)).toEqual({
      code: 1,
      said: expect.stringMatching(/^account \d+ has .*, its lines say/),
    });
  });
});
