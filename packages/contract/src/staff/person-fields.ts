import { JOURNAL_REASONS } from '@galleria/domain/ledger/journal';
import { z } from 'zod';
import { money, time } from '../wire/formats.ts';

/** Shared by the staff operations on buyers, sellers and orders. */

/** Staff's reason for an action, which others read. */
export const reason = z.string().trim().min(2).max(200);

export const oneBuyer = z.object({ userId: z.uuid() });
export const oneSeller = z.object({ sellerId: z.uuid() });

export const OpenSession = z.object({
  id: z.string(),
  browser: z.string().meta({ description: 'e.g. Chrome, or empty' }),
  system: z.string().meta({ description: 'e.g. macOS, or empty' }),
  kind: z.enum(['desktop', 'mobile', 'tablet', 'unknown']),
  address: z.string().meta({ description: 'IP address at sign-in' }),
  createTime: time,
  lastSeenTime: time,
});

/** Masked. */
export const maskedContact = { mail: z.string(), mobile: z.string() };

export const Ban = z.object({ reason: z.string(), time });

export const JournalSummary = z.object({
  journalId: z.int(),
  reason: z.enum(JOURNAL_REASONS),
  createTime: time,
  lines: z.array(
    z.object({
      account: z.string().meta({ description: 'kind of ledger account' }),
      owner: z.string(),
      unit: z.enum(['cents', 'points']),
      amount: money.meta({ description: 'main units of money, or points' }),
    }),
  ),
});
