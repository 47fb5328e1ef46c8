import { useText } from '@galleria/console-kit/console-context';
import type { Filters } from '@galleria/console-kit/list/filters';
import { ListPage } from '@galleria/console-kit/list/list-page';
import { useCan } from '@galleria/console-kit/sign-in/session';
import { useCall } from '@galleria/console-kit/use-call';
import { mailTemplateList, messagePage } from '@galleria/contract/staff/messages';
import { MESSAGE_STATES } from '@galleria/domain/overview/background-states';
import { Button } from 'antd';
import { useState } from 'react';
import { useMessageColumns, useRetry } from './message-columns.tsx';
import { MessageDrawer } from './message-drawer.tsx';
import { MessageTabs } from './message-tabs.tsx';

const CHANNELS = ['mail', 'mobile'] as const;

/** Outgoing messages: recipient, content and whether each was delivered. */
export function Component() {
  const text = useText<'platform'>();
  const templates = useCall(mailTemplateList, {}).data ?? [];
  const [opened, setOpened] = useState<string>();
  const retry = useRetry();
  const mayRetry = useCan('messages.edit');
  const filters = {
    address: { kind: 'text', label: text('platformMessages.address') },
    state: {
      kind: 'select',
      label: text('platformMessages.state'),
      options: MESSAGE_STATES.map((value) => ({ value, label: text(`platformMessages.state.${value}`) })),
    },
    channel: {
      kind: 'select',
      label: text('platformMessages.channel'),
      options: CHANNELS.map((value) => ({ value, label: text(`platformMessages.channel.${value}`) })),
    },
    template: {
      kind: 'select',
      label: text('platformMessages.template'),
      options: templates.map(({ template }) => ({ value: template, label: template })),
    },
  } satisfies Filters;
  return (
    <>
      <ListPage
        name="messages"
        title={text('platform.messages')}
        intro={text('platformMessages.intro')}
        operation={messagePage}
        columns={useMessageColumns(setOpened)}
        keyOf={({ messageId }) => messageId}
        filters={filters}
        views={[{ name: text('platformMessages.state.failed'), search: 'state=failed' }]}
        toInput={({ address, state, channel, template }) => ({
          ...{ address, template },
          state: MESSAGE_STATES.find((one) => one === state),
          channel: CHANNELS.find((one) => one === channel),
        })}
        emptyText={text('platformMessages.none')}
        bulkActions={
          mayRetry
            ? (rows, clear) => (
                <Button
                  type="primary"
                  disabled={!rows.some(({ canRetry }) => canRetry)}
                  onClick={async () => {
                    await retry(rows.filter(({ canRetry }) => canRetry).map(({ messageId }) => messageId));
                    clear();
                  }}
                >
                  {text('platformMessages.retry')}
                </Button>
              )
            : undefined
        }
      >
        {() => <MessageTabs />}
      </ListPage>
      <MessageDrawer messageId={opened} onClose={() => setOpened(undefined)} />
    </>
  );
}
