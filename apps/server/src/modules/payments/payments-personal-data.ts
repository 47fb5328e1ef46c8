import type { PersonalData } from '../../infra/modules/personal-data.ts';
import { readPaymentsOfUser } from './payments-db.ts';

export const paymentsPersonalData: PersonalData = {
  capability: 'payments',
  read: async (queries, userId) =>
    (await readPaymentsOfUser(queries, userId)).map(
      ({ number, purpose, payType, amountCents, currency, state, createdAt }) => {
        return { number, purpose, payType, amountCents, currency, state, time: createdAt.toISOString() };
      },
    ),
  /** Accounting records are kept; they contain no names. */
  erase: async () => undefined,
};
