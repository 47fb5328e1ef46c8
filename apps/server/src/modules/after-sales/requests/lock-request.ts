import type { MallRules } from '@galleria/domain/site/mall-rules';
import type { Transaction } from '../../../infra/database/transaction.ts';
import { lockOpenAccount } from '../../accounts/index.ts';
import {
  type ClaimableOrder,
  lockClaimableOrder,
  lockTrade,
  readOrderReference,
  type Trade,
} from '../../orders/index.ts';
import {
  findRequest,
  findRequestById,
  isPostageTaken,
  lockRequestRow,
  type RefundRequest,
  type RequestKey,
} from './requests-db.ts';

export type RefundRules = Pick<
  MallRules,
  | ('refundHandleDays' | 'refundReturnDays' | 'refundReceiveDays' | 'refundAnswerDays')
  | ('pointsPerSpend' | 'growthPerSpend')
>;

/** A request with everything that decisions about it depend on, all of it locked. */
export interface RefundCase {
  readonly request: RefundRequest;
  readonly order: ClaimableOrder;
  readonly trade: Trade;
  /** False for a closed account, which gets no balance or points. */
  readonly isAccountOpen: boolean;
  readonly isPostageTaken: boolean;
  /** Read before the transaction began. */
  readonly rules: RefundRules;
}

/**
 * Locks a request until the transaction ends, in the order account → trade → order → request, as paying, shipping and
 * settling do. Undefined when there is none, or when it is not of this buyer or store.
 */
export async function lockRequest(
  transaction: Transaction,
  rules: RefundRules,
  key: RequestKey | { readonly id: number },
): Promise<RefundCase | undefined> {
  const { queries } = transaction;
  const found = 'id' in key ? await findRequestById(queries, key.id) : await findRequest(queries, key);
  const locked = found && (await lockOrder(transaction, found));
  const request = locked && (await lockRequestRow(queries, found.id));
  if (!request) return undefined;
  return { request, rules, ...locked, isPostageTaken: await isPostageTaken(queries, request.orderId, request.id) };
}

/** Locks account, trade and order, before a request is made or changed. */
export async function lockOrder(
  transaction: Transaction,
  { userId, orderId }: { readonly userId: string; readonly orderId: number },
): Promise<Pick<RefundCase, 'order' | 'trade' | 'isAccountOpen'> | undefined> {
  const { queries } = transaction;
  const isAccountOpen = await lockOpenAccount(queries, userId);
  const found = await readOrderReference(queries, orderId);
  const trade = found && (await lockTrade(transaction, found.tradeId));
  const order = trade && (await lockClaimableOrder(queries, orderId));
  return order && { order, trade, isAccountOpen };
}
