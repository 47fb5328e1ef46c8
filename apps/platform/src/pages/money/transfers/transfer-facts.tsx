import { useText } from '@galleria/console-kit/console-context';
import { Facts } from '@galleria/console-kit/page/facts';
import { Loaded } from '@galleria/console-kit/page/loaded';
import { useCall } from '@galleria/console-kit/use-call';
import { payoutTransferInfo } from '@galleria/contract/payouts/staff-payouts';
import { Typography } from 'antd';

/** Bank details of a payout, to be copied into the bank's form. */
export function TransferFacts({ payoutNumber }: { payoutNumber: string }) {
  const text = useText<'platform'>();
  return (
    <Loaded answer={useCall(payoutTransferInfo, { payoutNumber })}>
      {({ holder, bankName, bic, accountNumber }) => (
        <Facts
          long
          facts={[
            { label: text('platformMoney.holder'), value: holder },
            {
              label: text('platformMoney.accountNumber'),
              value: <Typography.Text copyable>{accountNumber}</Typography.Text>,
            },
            ...(bic ? [{ label: text('platformMoney.bic'), value: bic }] : []),
            ...(bankName ? [{ label: text('platformMoney.bank'), value: bankName }] : []),
          ]}
        />
      )}
    </Loaded>
  );
}
