import { Flex } from 'antd';
import { useText } from '../console-context.tsx';
import { Facts } from '../page/facts.tsx';
import { Panel } from '../page/panel.tsx';
import { MoneyText } from '../text/money-text.tsx';
import type { Activity } from './activity-columns.tsx';
import { SkuCell } from './sku-cell.tsx';

/** The gift of an activity, its rule, and how many were given. */
export function GiftPanel({ gift }: Pick<Activity, 'gift'>) {
  const text = useText();
  if (!gift) return null;
  const { worth, perPieces, pieces, mostPerOrder, pool, given } = gift;
  return (
    <Panel title={text('consoleGift.label')}>
      <Flex vertical gap="middle">
        <SkuCell {...gift} />
        <Facts
          facts={[
            { label: text('consoleActivities.normalPrice'), value: <MoneyText amount={worth} /> },
            { label: text('consoleGift.rule'), value: text('consoleGift.ruleOf', { pieces, perPieces }) },
            {
              label: text('consoleGift.mostPerOrder'),
              value: mostPerOrder ?? text('consoleActivities.noLimit'),
            },
            {
              label: text('consoleGift.given'),
              value: pool === null ? given : text('consoleGift.givenOf', { given, pool }),
            },
          ]}
        />
      </Flex>
    </Panel>
  );
}
