import type { Actor } from '@galleria/domain/access/access';
import { type Refused, refuse } from '@galleria/domain/refusals';
import type { MallRules } from '@galleria/domain/site/mall-rules';
import { inTransaction, type Transaction } from '../../../infra/database/transaction.ts';
import type { AfterSalesContext } from '../context.ts';
import { lockRequest, type RefundCase } from './lock-request.ts';
import type { RequestKey } from './requests-db.ts';

type Act<Result> = (transaction: Transaction, refundCase: RefundCase, rules: MallRules) => Promise<Result>;

/** Runs `act` in a transaction with the request locked. The key names the buyer or store that it must belong to. */
export async function actOnRequest<Result>(
  { database, rules }: Pick<AfterSalesContext, 'database' | 'rules'>,
  actor: Actor,
  key: RequestKey,
  act: Act<Result>,
): Promise<Result | Refused<'refund.notFound'>> {
  const current = await rules();
  return inTransaction(database, actor, async (transaction) => {
    const refundCase = await lockRequest(transaction, current, key);
    return refundCase ? act(transaction, refundCase, current) : refuse('refund.notFound');
  });
}
