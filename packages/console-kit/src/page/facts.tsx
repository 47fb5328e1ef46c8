import { Descriptions, Grid } from 'antd';
import type { ReactNode } from 'react';

interface Fact {
  label: string;
  value: ReactNode;
}

/** Of the place that they have: a panel at the side of a page is narrow on every screen. */
const LABEL_SHARE = { wide: '30%', narrow: '36%' };

interface FactsProps {
  facts: readonly Fact[];
  /** The values need room: on narrow screens each stands below its name. */
  long?: boolean;
}

/** Names and their values, side by side. */
export function Facts({ facts, long = false }: FactsProps) {
  const wide = Grid.useBreakpoint().md ?? false;
  return (
    <Descriptions
      column={1}
      colon={false}
      layout={long && !wide ? 'vertical' : 'horizontal'}
      styles={{ label: { width: wide ? LABEL_SHARE.wide : LABEL_SHARE.narrow } }}
      items={facts.map(({ label, value }) => ({ key: label, label, children: value }))}
    />
  );
}
