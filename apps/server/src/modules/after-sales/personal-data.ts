import { formatApiTime } from '@galleria/contract/wire/api-time';
import { mainUnits } from '@galleria/domain/money/main-units';
import type { PersonalData } from '../../infra/modules/personal-data.ts';
import { readLatestDisputes } from './disputes/disputes-db.ts';
import { anonymiseRequests, readRequestsOf } from './personal-data-db.ts';

/** Requests stay, since money moved because of them; words, pictures and phone number are erased. */
export const refundsPersonalData: PersonalData = {
  capability: 'refunds',
  read: async (queries, userId) => {
    const requests = await readRequestsOf(queries, userId);
    const disputes = await readLatestDisputes(
      queries,
      requests.map(({ id }) => id),
    );
    return requests.map((request) => ({
      refundSn: request.number,
      orderNumber: request.orderNumber,
      applyTime: formatApiTime(request.createdAt),
      state: request.state,
      amount: mainUnits(request.amountCents),
      points: request.points,
      reason: request.reason,
      words: request.words,
      pictures: request.pictures,
      mobile: request.mobile,
      toThePlatform: disputes.get(request.id)?.words ?? '',
    }));
  },
  erase: (transaction, userId) => anonymiseRequests(transaction.queries, userId),
};
