import type { PersonalData } from '../../infra/personal-data.ts';
import { readPaymentsOf } from './payments-db.ts';

export const paymentRecords: PersonalData = {
  capability: 'payments',
  read: async (queries, userId) =>
    (await readPaymentsOf(queries, userId)).map(
      ({ number, purpose, payType, amountCents, currency, state, createdAt }) => {
        return { number, purpose, payType, amountCents, currency, state, time: createdAt.toISOString() };
      },
    ),
  /** Books are kept, and name nobody. */
  erase: async () => undefined,
};
