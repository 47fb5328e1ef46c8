import { PROMOTION_STATES, type PromotionState } from '@galleria/domain/promotions/promotion-states';
import { Tag } from 'antd';
import { useText } from '../console-context.tsx';
import type { Filters } from '../list/filters.ts';

const COLOURS: Readonly<Record<PromotionState, string>> = {
  running: 'success',
  upcoming: 'processing',
  off: 'warning',
  ended: 'default',
};

export function PromotionStateTag({ state }: { state: PromotionState }) {
  const text = useText();
  return <Tag color={COLOURS[state]}>{text(`consoleMarketing.state.${state}`)}</Tag>;
}

/** Filters that the lists of coupons and discounts share. */
export function usePromotionFilters() {
  const text = useText();
  return {
    keyword: { kind: 'text', label: text('consoleMarketing.search') },
    state: {
      kind: 'select',
      label: text('consoleMarketing.state'),
      options: PROMOTION_STATES.map((value) => ({ value, label: text(`consoleMarketing.state.${value}`) })),
    },
  } as const satisfies Filters;
}

export function usePromotionViews() {
  const text = useText();
  const offered: readonly PromotionState[] = ['running', 'upcoming', 'off', 'ended'];
  return offered.map((state) => ({ name: text(`consoleMarketing.state.${state}`), search: `state=${state}` }));
}

export function toPromotionInput({ keyword, state }: { keyword?: string; state?: string }) {
  return { keyword, state: PROMOTION_STATES.find((one) => one === state) };
}
