import { useText } from '@galleria/console-kit/console-context';
import { Button, Flex, InputNumber } from 'antd';
import { useState } from 'react';
import { applyPercentOff, type ChangeRows, type GoodsRow, roundDownToEnding } from './goods.ts';

const PRICE_ENDINGS_CENTS = [99, 90];
const DEFAULT_PERCENT = 20;

interface BulkToolsProps {
  rows: readonly GoodsRow[];
  onChange: ChangeRows;
}

/** Sets the prices of all rows at once. */
export function BulkTools({ rows, onChange }: BulkToolsProps) {
  const text = useText<'merchant'>();
  const [percent, setPercent] = useState<number | null>(DEFAULT_PERCENT);
  const apply = () => percent !== null && onChange((old) => applyPercentOff(old, percent));
  return (
    <Flex gap="small" align="center" wrap role="group" aria-label={text('merchantActivities.forAll')}>
      <InputNumber<number>
        aria-label={text('merchantActivities.percentForAll')}
        min={1}
        max={99}
        precision={0}
        suffix="%"
        value={percent}
        onChange={setPercent}
        onPressEnter={apply}
        style={{ width: 96 }}
      />
      <Button disabled={percent === null} onClick={apply}>
        {text('merchantActivities.takeOffAll')}
      </Button>
      {PRICE_ENDINGS_CENTS.map((endingCents) => (
        <Button
          key={endingCents}
          disabled={rows.every(({ price }) => price === null)}
          onClick={() => onChange((old) => roundDownToEnding(old, endingCents))}
        >
          {text('merchantActivities.roundTo', { ending: `.${endingCents}` })}
        </Button>
      ))}
    </Flex>
  );
}
