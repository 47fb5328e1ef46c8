import type { LineActivity } from '@galleria/contract/activities/fields';
import type { ValueOf } from '@galleria/contract/operation';
import { Flex } from 'antd';
import { useText } from '../console-context.tsx';
import { MoneyText, useMoneyFormat } from '../text/money-text.tsx';
import { SecondaryText } from '../text/secondary-text.tsx';

type Activity = ValueOf<typeof LineActivity>;

/** The amount paid for a line. It includes the line's share of the postage, which its price does not. */
export function LineAmount({ amount, postage }: { amount: number; postage: number }) {
  const text = useText();
  const money = useMoneyFormat();
  return (
    <Flex vertical align="end" style={{ flex: 'none', maxInlineSize: '40%', textAlign: 'end' }}>
      <MoneyText amount={amount} />
      {postage > 0 && (
        <SecondaryText>{text('consoleRefunds.postageIncluded', { amount: money(postage) })}</SecondaryText>
      )}
    </Flex>
  );
}

/** The activity that the line's price comes from, and the normal price of a piece. */
export function LineActivityText({ activity }: { activity: Activity | null }) {
  const text = useText();
  if (!activity) return null;
  const { kind, name, normalPrice } = activity;
  return (
    <>
      <br />
      {text(`consoleActivities.kind.${kind}`)}
      {' · '}
      <bdi>{name}</bdi>
      {' · '}
      {text('consoleActivities.normalPrice')} <MoneyText amount={normalPrice} />
    </>
  );
}
