import { useLocale, useText } from '@galleria/console-kit/console-context';
import type { SearchGroup, SearchResult } from '@galleria/console-kit/console-definition';
import { type CallFailure, useCalls } from '@galleria/console-kit/use-call';
import type { OutputOf } from '@galleria/contract/operation';
import { staffSearch } from '@galleria/contract/overview/staff-overview';
import { parseApiTime } from '@galleria/contract/wire/api-time';
import { centsOf } from '@galleria/domain/money/main-units';
import { BASE_CURRENCY } from '@galleria/domain/payments/pay-types';
import { formatDate, formatMoney } from '@galleria/i18n/formats';

/** Search results of the console's quick search, with their links. */
export function useSearchResults(keyword: string): readonly SearchGroup[] | CallFailure | undefined {
  const text = useText<'platform'>();
  const formatDetail = useDetailFormat();
  const [answer] = useCalls(staffSearch, keyword ? [{ text: keyword }] : []);
  if (!answer) return [];
  if (!answer.data) return answer.error ?? undefined;
  const results = resultsOf(answer.data, formatDetail);
  return KINDS.map((kind) => ({ label: text(`platform.search.${kind}`), results: results[kind] })).filter(
    (group) => group.results.length > 0,
  );
}

const KINDS = ['orders', 'payments', 'payouts', 'buyers', 'stores', 'products'] as const;
type SearchAnswer = OutputOf<typeof staffSearch>;
type FormatDetail = (time: string, amount: number, currency?: string) => string;

function resultsOf(found: SearchAnswer, formatDetail: FormatDetail): Record<(typeof KINDS)[number], SearchResult[]> {
  return {
    orders: found.orders.map(({ orderNumber, createTime, payable }) => ({
      ...{ key: `order ${orderNumber}`, title: orderNumber, to: `/orders/${orderNumber}` },
      detail: formatDetail(createTime, payable),
    })),
    payments: found.payments.map(({ payNumber, createTime, amount, currency }) => ({
      ...{ key: `payment ${payNumber}`, title: payNumber, to: `/payments/${payNumber}` },
      detail: formatDetail(createTime, amount, currency),
    })),
    payouts: found.payouts.map(({ payoutNumber, createTime, amount }) => ({
      ...{ key: `payout ${payoutNumber}`, title: payoutNumber, to: `/payouts?number=${payoutNumber}` },
      detail: formatDetail(createTime, amount),
    })),
    buyers: found.buyers.map(({ userId, nickName, contact }) => ({
      ...{ key: `buyer ${userId}`, title: nickName, detail: contact, to: `/buyers/${userId}` },
    })),
    stores: found.stores.map(({ storeId, storeName, logo }) => ({
      ...{ key: `store ${storeId}`, title: storeName, picture: logo, to: `/stores/${storeId}` },
    })),
    products: found.products.map(({ prodId, prodName, pic }) => ({
      ...{ key: `product ${prodId}`, title: prodName, picture: pic, to: `/products?keyword=${prodId}` },
    })),
  };
}

/** Date and amount of a result. */
function useDetailFormat(): FormatDetail {
  const locale = useLocale();
  return (time, amount, currency = BASE_CURRENCY) =>
    [formatDate(locale, parseApiTime(time)), formatMoney(locale, currency, centsOf(amount))].join(' · ');
}
