import { Descriptions, Grid } from 'antd';
import type { ReactNode } from 'react';

interface Fact {
  label: string;
  value: ReactNode;
}

const LABEL_PX = { wide: 200, narrow: 120 };

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
      styles={{ label: { width: wide ? LABEL_PX.wide : LABEL_PX.narrow } }}
      items={facts.map(({ label, value }) => ({ key: label, label, children: value }))}
    />
  );
}
