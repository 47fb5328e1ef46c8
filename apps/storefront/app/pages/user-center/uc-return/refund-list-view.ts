import { REFUND_LIST } from '../../../features/refunds/refund.ts';

export const VIEWS = ['all', 'proceeding', 'closed', 'completed'] as const;

/** The state of the page, stored in the address: it can be bookmarked and works without scripts. */
export interface RefundListView {
  readonly view: (typeof VIEWS)[number];
  readonly keyword: string;
}

export const MAX_KEYWORD_LENGTH = 60;

/** Invalid parameters are ignored. */
export function readRefundListView(query: URLSearchParams): RefundListView {
  return {
    view: VIEWS.find((view) => view === query.get('view')) ?? 'all',
    keyword: (query.get('keyword') ?? '').trim().slice(0, MAX_KEYWORD_LENGTH),
  };
}

export function refundListAddress({ view, keyword }: RefundListView): string {
  const query = new URLSearchParams();
  if (view !== 'all') query.set('view', view);
  if (keyword) query.set('keyword', keyword);
  return query.size > 0 ? `${REFUND_LIST}?${query}` : REFUND_LIST;
}
