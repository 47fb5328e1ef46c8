import { useText } from '@galleria/console-kit/console-context';
import { DataTable } from '@galleria/console-kit/page/data-table';
import { Panel } from '@galleria/console-kit/page/panel';
import { Can } from '@galleria/console-kit/sign-in/session';
import { TimeText } from '@galleria/console-kit/text/time-text';
import { useCall } from '@galleria/console-kit/use-call';
import type { OutputOf } from '@galleria/contract/operation';
import { dismissGatewayEvent, unmatchedEventPage } from '@galleria/contract/payments/staff-payments';
import { Button, Typography } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { ActionDrawer } from '../action-drawer.tsx';
import { GatewayName } from './payment-columns.tsx';

type Event = OutputOf<typeof unmatchedEventPage>['records'][number];

/** Webhook events that match no payment. Hidden while there are none. */
export function EventsPanel() {
  const text = useText<'platform'>();
  const answer = useCall(unmatchedEventPage, { size: 50 });
  const [dismissed, setDismissed] = useState<Event>();
  if (!answer.data?.total) return null;
  return (
    <Panel title={text('platformMoney.eventsTitle')}>
      <DataTable<Event>
        answer={answer}
        rows={answer.data.records}
        rowKey="eventId"
        size="small"
        scroll={{ x: 'max-content' }}
        columns={[
          {
            key: 'time',
            title: text('platformMoney.time'),
            render: (_, { receiveTime }) => <TimeText time={receiveTime} />,
          },
          {
            key: 'gateway',
            title: text('platformMoney.gateway'),
            render: (_, row) => <GatewayName gateway={row.gateway} />,
          },
          { key: 'kind', title: text('platformMoney.event'), render: (_, { kind }) => kind },
          {
            key: 'payment',
            title: text('platformMoney.payment'),
            render: (_, { payNumber }) => payNumber && <Link to={`/payments/${payNumber}`}>{payNumber}</Link>,
          },
          {
            key: 'details',
            title: text('platformMoney.details'),
            render: (_, { details }) => (
              <Typography.Text code copyable={{ text: details }} ellipsis style={{ maxWidth: 320 }}>
                {details}
              </Typography.Text>
            ),
          },
          {
            key: 'act',
            title: <span className="visually-hidden">{text('platformMoney.actions')}</span>,
            render: (_, row) => (
              <Can permission="payments.handle">
                <Button size="small" onClick={() => setDismissed(row)}>
                  {text('platformMoney.dismiss')}
                </Button>
              </Can>
            ),
          },
        ]}
      />
      <ActionDrawer
        title={text('platformMoney.dismissTitle')}
        effect={text('platformMoney.eventEffect')}
        operation={dismissGatewayEvent}
        fixed={{ eventId: dismissed?.eventId ?? 0 }}
        fields={{ reason: { label: text('platformMoney.reason'), autoFocus: true } }}
        submit={text('platformMoney.dismiss')}
        done={text('platformMoney.dismissed')}
        isOpen={dismissed !== undefined}
        onClose={() => setDismissed(undefined)}
      />
    </Panel>
  );
}
