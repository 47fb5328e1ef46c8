import { useText } from '@galleria/console-kit/console-context';
import { Icon } from '@galleria/console-kit/icon';
import { DataTable } from '@galleria/console-kit/page/data-table';
import { Page } from '@galleria/console-kit/page/page';
import { Panel } from '@galleria/console-kit/page/panel';
import { Can, useCan } from '@galleria/console-kit/sign-in/session';
import { DateText } from '@galleria/console-kit/text/date-text';
import { TimeText } from '@galleria/console-kit/text/time-text';
import { useCall } from '@galleria/console-kit/use-call';
import { useConfirm, useMutate } from '@galleria/console-kit/use-mutate';
import { payoutAccountList, removePayoutAccount } from '@galleria/contract/payouts/store-money';
import { Button, Flex, type TableColumnsType, Tag, Typography } from 'antd';
import { useState } from 'react';
import { AccountDrawer } from './account-drawer.tsx';
import type { PayoutAccount } from './account-label.ts';

/** Accounts that payouts go to. */
export function Component() {
  const text = useText<'merchant'>();
  const [edited, setEdited] = useState<PayoutAccount | 'new'>();
  const answer = useCall(payoutAccountList, {});
  return (
    <Page
      title={text('merchant.payoutAccounts')}
      intro={text('merchantMoney.accountsIntro')}
      action={
        <Can permission="money.accounts">
          <Button type="primary" icon={<Icon name="add" />} onClick={() => setEdited('new')}>
            {text('merchantMoney.addAccount')}
          </Button>
        </Can>
      }
    >
      <Panel isFlush>
        <DataTable<PayoutAccount>
          answer={answer}
          rows={answer.data}
          rowKey="accountId"
          columns={useColumns(setEdited)}
          scroll={{ x: 'max-content' }}
          emptyText={text('merchantMoney.accountsNone')}
        />
      </Panel>
      <AccountDrawer account={edited} onClose={() => setEdited(undefined)} />
    </Page>
  );
}

function useColumns(onEdit: (account: PayoutAccount) => void): TableColumnsType<PayoutAccount> {
  const text = useText<'merchant'>();
  const mayEdit = useCan('money.accounts');
  return [
    {
      title: text('merchantMoney.account'),
      render: (_, { kind, masked, bankName }) => (
        <Flex vertical>
          <Typography.Text strong>
            <bdi>{masked}</bdi>
          </Typography.Text>
          <Typography.Text type="secondary">{bankName || text(`merchantMoney.accountKind.${kind}`)}</Typography.Text>
        </Flex>
      ),
    },
    { title: text('merchantMoney.holder'), dataIndex: 'holder' },
    { title: text('merchantMoney.added'), render: (_, { createTime }) => <DateText time={createTime} /> },
    {
      title: text('merchantMoney.usable'),
      render: (_, { isUsable, usableTime }) =>
        isUsable ? <Tag color="success">{text('merchantMoney.usableNow')}</Tag> : <TimeText time={usableTime} />,
    },
    ...(mayEdit
      ? [
          {
            title: <span className="visually-hidden">{text('console.list.actions')}</span>,
            align: 'end' as const,
            render: (_: unknown, account: PayoutAccount) => <Actions account={account} onEdit={onEdit} />,
          },
        ]
      : []),
  ];
}

function Actions({ account, onEdit }: { account: PayoutAccount; onEdit: (account: PayoutAccount) => void }) {
  const text = useText<'merchant'>();
  const mutate = useMutate();
  const confirm = useConfirm();
  const { accountId, masked } = account;

  async function remove() {
    const isSure = await confirm({
      title: text('merchantMoney.removeTitle', { masked }),
      consequences: text('merchantMoney.removeText'),
      action: text('merchantMoney.remove'),
      isDangerous: true,
    });
    if (isSure) await mutate(removePayoutAccount, { accountId }, { done: text('merchantMoney.removed') });
  }

  return (
    <Flex gap="small" justify="end">
      <Button aria-label={text('merchantMoney.editOf', { masked })} onClick={() => onEdit(account)}>
        {text('merchantMoney.edit')}
      </Button>
      <Button danger aria-label={text('merchantMoney.removeOf', { masked })} onClick={() => void remove()}>
        {text('merchantMoney.remove')}
      </Button>
    </Flex>
  );
}
