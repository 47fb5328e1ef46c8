import { useText } from '@galleria/console-kit/console-context';
import { MoneyInput } from '@galleria/console-kit/form/inputs/money-input';
import { useMoneyFormat } from '@galleria/console-kit/text/money-text';
import { useTimeFormat } from '@galleria/console-kit/text/time-text';
import { Typography } from 'antd';
import { useId } from 'react';
import type { Clash } from '../use-clashes.ts';
import { type GoodsRow, nameOf, priceProblem } from './goods.ts';

interface PriceCellProps {
  row: GoodsRow;
  /** Message from the server. */
  serverProblem: string | undefined;
  allowsNormalPrice: boolean;
  showsMissing: boolean;
  onChange: (price: number | null) => void;
}

/** Price field of one SKU with its error message. */
export function PriceCell({ row, serverProblem, allowsNormalPrice, showsMissing, onChange }: PriceCellProps) {
  const text = useText<'merchant'>();
  const money = useMoneyFormat();
  const id = useId();
  const problemKey = priceProblem(row, allowsNormalPrice);
  const messages = {
    missing: showsMissing ? text('merchantActivities.priceMissing') : undefined,
    outside: text(allowsNormalPrice ? 'merchantCombo.priceOutside' : 'merchantActivities.priceOutside', {
      price: money(row.normalPrice),
    }),
  };
  const problem = (problemKey && messages[problemKey]) ?? serverProblem;
  return (
    <div className={problem ? 'activity-price activity-price-wrong' : 'activity-price'}>
      <MoneyInput
        aria-label={text('merchantActivities.priceOf', { name: nameOf(row) })}
        value={row.price}
        onChange={onChange}
        {...(problem && { status: 'error' as const, 'aria-describedby': id })}
      />
      {problem && (
        <Typography.Text id={id} type="danger" className="activity-problem">
          {problem}
        </Typography.Text>
      )}
    </div>
  );
}

/** Other activities of the SKU at the same time. */
export function ClashLines({ clashes }: { clashes: readonly Clash[] }) {
  const text = useText<'merchant'>();
  const time = useTimeFormat();
  return clashes.map(({ activityId, name, startTime, endTime }) => (
    <Typography.Text key={activityId} type="danger" className="activity-clash">
      {text('merchantActivities.clash', { name, from: time(startTime), until: time(endTime) })}
    </Typography.Text>
  ));
}
