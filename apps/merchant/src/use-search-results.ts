import { useLocale, useText } from '@galleria/console-kit/console-context';
import type { SearchGroup } from '@galleria/console-kit/console-definition';
import { useCan } from '@galleria/console-kit/sign-in/session';
import { type CallFailure, useCalls } from '@galleria/console-kit/use-call';
import { storeSearch } from '@galleria/contract/overview/overview';
import { parseApiTime } from '@galleria/contract/wire/api-time';
import { centsOf } from '@galleria/domain/money/main-units';
import { BASE_CURRENCY } from '@galleria/domain/payments/pay-types';
import { formatDate, formatMoney } from '@galleria/i18n/formats';

/** Results of the header's search: orders, products and people of the store, with the paths of their pages. */
export function useSearchResults(keyword: string): readonly SearchGroup[] | CallFailure | undefined {
  const text = useText<'merchant'>();
  const locale = useLocale();
  const seesOrders = useCan('orders.view');
  const [answer] = useCalls(storeSearch, keyword ? [{ text: keyword }] : []);
  if (!answer) return [];
  if (!answer.data) return answer.error ?? undefined;
  const { orders, products, people } = answer.data;
  const groups: SearchGroup[] = [
    {
      label: text('merchant.search.orders'),
      results: orders.map(({ orderNumber, receiver, createTime, payable }) => ({
        key: `order ${orderNumber}`,
        title: orderNumber,
        detail: [
          receiver,
          formatDate(locale, parseApiTime(createTime)),
          formatMoney(locale, BASE_CURRENCY, centsOf(payable)),
        ].join(' · '),
        to: `/orders/${orderNumber}`,
      })),
    },
    {
      label: text('merchant.search.products'),
      results: products.map(({ prodId, prodName, pic }) => ({
        ...{ key: `product ${prodId}`, title: prodName, picture: pic, to: `/products/${prodId}` },
      })),
    },
    {
      label: text('merchant.search.people'),
      results: people.map(({ sellerId, name, mail }) => ({
        ...{ key: `person ${sellerId}`, title: name, detail: mail, to: '/people' },
      })),
    },
    {
      label: text('merchant.search.more'),
      results: seesOrders
        ? [
            {
              key: 'all orders',
              title: text('merchant.search.allOrders', { words: keyword }),
              to: `/orders?keyword=${encodeURIComponent(keyword)}`,
            },
          ]
        : [],
    },
  ];
  return groups.filter(({ results }) => results.length > 0);
}
