import { useText } from '@galleria/console-kit/console-context';
import type { Filters } from '@galleria/console-kit/list/filters';
import { PROMOTION_STATES, type PromotionState } from '@galleria/domain/promotions/promotion-states';
import { Tag } from 'antd';

const COLOURS: Readonly<Record<PromotionState, string>> = {
  running: 'success',
  upcoming: 'processing',
  off: 'warning',
  ended: 'default',
};

export function PromotionStateTag({ state }: { state: PromotionState }) {
  const text = useText<'merchant'>();
  return <Tag color={COLOURS[state]}>{text(`merchantMarketing.state.${state}`)}</Tag>;
}

/** The same for coupons and discounts. */
export function usePromotionFilters() {
  const text = useText<'merchant'>();
  return {
    keyword: { kind: 'text', label: text('merchantMarketing.search') },
    state: {
      kind: 'select',
      label: text('merchantMarketing.state'),
      options: PROMOTION_STATES.map((value) => ({ value, label: text(`merchantMarketing.state.${value}`) })),
    },
  } as const satisfies Filters;
}

export function usePromotionViews() {
  const text = useText<'merchant'>();
  const offered: readonly PromotionState[] = ['running', 'upcoming', 'off', 'ended'];
  return offered.map((state) => ({ name: text(`merchantMarketing.state.${state}`), search: `state=${state}` }));
}

export function toPromotionInput({ keyword, state }: { keyword?: string; state?: string }) {
  return { keyword, state: PROMOTION_STATES.find((one) => one === state) };
}
