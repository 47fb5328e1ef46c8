import { useText } from '@galleria/console-kit/console-context';
import { Icon } from '@galleria/console-kit/icon';
import { useCsvDownload } from '@galleria/console-kit/list/use-csv-download';
import { Panel } from '@galleria/console-kit/page/panel';
import { Can } from '@galleria/console-kit/sign-in/session';
import { MoneyText } from '@galleria/console-kit/text/money-text';
import { TimeText } from '@galleria/console-kit/text/time-text';
import { useCall } from '@galleria/console-kit/use-call';
import { useConfirm, useMutate } from '@galleria/console-kit/use-mutate';
import { createPayoutBatch, exportPayoutBatch, payoutBatchPage } from '@galleria/contract/payouts/staff-payouts';
import { Button, Table } from 'antd';

/** Puts every approved payout that is in no batch yet into one file for the bank. */
export function BatchButton() {
  const text = useText<'platform'>();
  const mutate = useMutate();
  const confirm = useConfirm();
  const save = useCsvDownload(exportPayoutBatch);
  const create = async () => {
    const isSure = await confirm({
      title: text('platformMoney.batchTitle'),
      consequences: text('platformMoney.batchEffect'),
      action: text('platformMoney.batchCreate'),
    });
    if (!isSure) return;
    const answer = await mutate(createPayoutBatch, {}, { done: text('platformMoney.batchDone') });
    if (answer.ok) await save({ batchId: answer.data.batchId });
  };
  return (
    <Button icon={<Icon name="download" />} onClick={create}>
      {text('platformMoney.batchCreate')}
    </Button>
  );
}

const SHOWN = 5;

/** The latest batches; each can be downloaded again. Hidden while there are none. */
export function BatchesPanel() {
  const text = useText<'platform'>();
  const save = useCsvDownload(exportPayoutBatch);
  const { data } = useCall(payoutBatchPage, { size: SHOWN });
  if (!data?.total) return null;
  return (
    <Panel title={text('platformMoney.batches')}>
      <Table
        dataSource={data.records}
        rowKey="batchId"
        size="small"
        pagination={false}
        scroll={{ x: 'max-content' }}
        columns={[
          { title: text('platformMoney.batch'), render: (_, { batchId }) => `#${batchId}` },
          { title: text('platformMoney.time'), render: (_, { createTime }) => <TimeText time={createTime} /> },
          { title: text('platformMoney.batchPayouts'), align: 'end', dataIndex: 'payouts' },
          { title: text('platformMoney.batchOpen'), align: 'end', dataIndex: 'open' },
          {
            title: text('platformMoney.amount'),
            align: 'end',
            render: (_, { amount }) => <MoneyText amount={amount} />,
          },
          {
            title: <span className="visually-hidden">{text('platformMoney.actions')}</span>,
            render: (_, { batchId }) => (
              <Can permission="payouts.approve">
                <Button
                  size="small"
                  icon={<Icon name="download" />}
                  aria-label={text('platformMoney.batchDownload', { batch: batchId })}
                  onClick={() => save({ batchId })}
                >
                  {text('platformMoney.csv')}
                </Button>
              </Can>
            ),
          },
        ]}
      />
    </Panel>
  );
}
