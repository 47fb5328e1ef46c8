import { useText } from '@galleria/console-kit/console-context';
import { ContractForm } from '@galleria/console-kit/form/contract-form';
import { MoneyInput } from '@galleria/console-kit/form/inputs/money-input';
import { FormDrawer } from '@galleria/console-kit/page/form-drawer';
import { Loaded } from '@galleria/console-kit/page/loaded';
import { useMoneyFormat } from '@galleria/console-kit/text/money-text';
import { useCall } from '@galleria/console-kit/use-call';
import { useToast } from '@galleria/console-kit/use-mutate';
import { payoutAccountList, requestPayout } from '@galleria/contract/payouts/store-money';
import { Alert, Button, Flex, Tooltip, Typography } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { accountLabel } from './account-label.ts';
import type { Balance } from './balance-cards.tsx';

interface RequestButtonProps {
  balance: Balance | undefined;
  onRequest: () => void;
}

/** Disabled while nothing can be requested, with the reason as a tooltip. */
export function RequestButton({ balance, onRequest }: RequestButtonProps) {
  const text = useText<'merchant'>();
  const format = useMoneyFormat();
  if (!balance) return null;
  const { requested, available, payoutLeast } = balance;
  const disabledReason =
    requested > 0
      ? text('merchantMoney.requestOpen')
      : available < 0
        ? text('merchantMoney.owedHelp')
        : available < payoutLeast
          ? text('merchantMoney.nothingAvailable', { least: format(payoutLeast) })
          : undefined;
  return (
    <Tooltip title={disabledReason}>
      <Button type="primary" disabled={disabledReason !== undefined} onClick={onRequest}>
        {text('merchantMoney.request')}
      </Button>
    </Tooltip>
  );
}

interface RequestDrawerProps {
  /** The drawer is closed without one. */
  balance: Balance | undefined;
  onClose: () => void;
}

export function RequestDrawer({ balance, onClose }: RequestDrawerProps) {
  const text = useText<'merchant'>();
  return (
    <FormDrawer title={text('merchantMoney.requestTitle')} isOpen={balance !== undefined} onClose={onClose}>
      {balance && <RequestForm balance={balance} onClose={onClose} />}
    </FormDrawer>
  );
}

function RequestForm({ balance: { available, payoutLeast }, onClose }: { balance: Balance; onClose: () => void }) {
  const text = useText<'merchant'>();
  const toast = useToast();
  const format = useMoneyFormat();
  const [amount, setAmount] = useState<number>(available);
  const accounts = useCall(payoutAccountList, {});
  return (
    <Loaded answer={accounts}>
      {(all) => {
        const usable = all.filter(({ isUsable }) => isUsable);
        const [first] = usable;
        if (!first) return <NoAccount />;
        return (
          <Flex vertical gap="middle">
            <Typography.Text type="secondary">{text('merchantMoney.requestEffect')}</Typography.Text>
            <ContractForm
              operation={requestPayout}
              initial={{ amount: available, accountId: first.accountId }}
              fields={{
                amount: {
                  label: text('merchantMoney.amount'),
                  help: text('merchantMoney.amountHelp', { least: format(payoutLeast), most: format(available) }),
                  control: <MoneyInput max={available} />,
                },
                accountId: {
                  label: text('merchantMoney.account'),
                  options: usable.map((account) => ({ value: account.accountId, label: accountLabel(account) })),
                },
              }}
              fieldOfRefusal={{
                'payout.tooSmall': 'amount',
                'payout.insufficient': 'amount',
                'payoutAccount.waits': 'accountId',
                'payoutAccount.notFound': 'accountId',
              }}
              onValues={(values) => setAmount(Number(values.amount ?? 0))}
              submit={
                amount > 0
                  ? text('merchantMoney.requestSubmit', { amount: format(amount) })
                  : text('merchantMoney.requestPlain')
              }
              onDone={() => {
                toast(text('merchantMoney.requestDone'));
                onClose();
              }}
              onCancel={onClose}
            />
          </Flex>
        );
      }}
    </Loaded>
  );
}

function NoAccount() {
  const text = useText<'merchant'>();
  return (
    <Alert
      type="info"
      showIcon
      title={text('merchantMoney.noUsableAccount')}
      action={<Link to="/payout-accounts">{text('merchantMoney.addAccountFirst')}</Link>}
    />
  );
}
