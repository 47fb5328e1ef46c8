import { sql } from 'drizzle-orm';
import { mallNow } from '../../../infra/database/clock.ts';
import { orders } from '../tables.ts';
import { trades } from '../trades/tables.ts';

/** Columns for statements that join orders and their trades. */
export const preSaleColumns = {
  shipBy: orders.shipBy,
  tradeState: trades.state,
  depositCents: trades.depositCents,
  depositPaidAt: trades.depositPaidAt,
  balanceFrom: trades.balanceFrom,
  balanceUntil: trades.balanceUntil,
  /** By the mall's clock, for countdowns. */
  now: sql<Date>`${mallNow}`.mapWith(trades.expiresAt),
};
