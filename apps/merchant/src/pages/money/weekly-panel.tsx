import { useText } from '@galleria/console-kit/console-context';
import { Panel } from '@galleria/console-kit/page/panel';
import { useCan } from '@galleria/console-kit/sign-in/session';
import { useMoneyFormat } from '@galleria/console-kit/text/money-text';
import { useCall } from '@galleria/console-kit/use-call';
import { useMutate } from '@galleria/console-kit/use-mutate';
import { changePayoutSchedule, payoutAccountList } from '@galleria/contract/payouts/store-money';
import { Flex, Select, Typography } from 'antd';
import { accountLabel } from './account-label.ts';
import type { Balance } from './balance-cards.tsx';

const MANUAL = 0;

/** Chooses whether the whole balance is requested every week, and for which account. Saved at once. */
export function WeeklyPanel({ balance }: { balance: Balance | undefined }) {
  const text = useText<'merchant'>();
  const mutate = useMutate();
  const format = useMoneyFormat();
  const mayChange = useCan('money.payout');
  const accounts = useCall(payoutAccountList, {}).data ?? [];
  if (!balance) return null;
  const options = [
    { value: MANUAL, label: text('merchantMoney.weeklyOff') },
    ...accounts.map((account) => ({ value: account.accountId, label: accountLabel(account) })),
  ];
  const value = balance.weekly?.accountId ?? MANUAL;

  async function choose(accountId: number, previous?: number) {
    await mutate(changePayoutSchedule, accountId === MANUAL ? {} : { accountId }, {
      done: text('merchantMoney.weeklySaved'),
      ...(previous !== undefined && { undo: () => choose(previous) }),
    });
  }

  return (
    <Panel>
      <Flex gap="middle" align="center" justify="space-between" wrap>
        <div>
          <Typography.Text strong>{text('merchantMoney.weekly')}</Typography.Text>
          <br />
          <Typography.Text type="secondary">
            {text('merchantMoney.weeklyHelp', { least: format(balance.payoutLeast) })}
          </Typography.Text>
        </div>
        <Select
          aria-label={text('merchantMoney.weeklyTo')}
          value={value}
          options={options}
          disabled={!mayChange}
          onChange={(accountId) => void choose(accountId, value)}
          popupMatchSelectWidth={false}
          style={{ minWidth: 220 }}
        />
      </Flex>
    </Panel>
  );
}
