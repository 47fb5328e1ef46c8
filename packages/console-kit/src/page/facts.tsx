import { Descriptions, Grid } from 'antd';
import type { ReactNode } from 'react';

interface Fact {
  label: string;
  value: ReactNode;
}

/** Share of the container's width: a panel at the side of a page is narrow on every screen. */
const LABEL_SHARE = { wide: '30%', narrow: '36%' };

interface FactsProps {
  facts: readonly Fact[];
  /** For long values: on narrow screens each stands below its label. */
  long?: boolean;
}

/** Labels and their values, side by side. */
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
