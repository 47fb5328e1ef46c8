import { useText } from '@galleria/console-kit/console-context';
import type { ListColumn } from '@galleria/console-kit/list/list-columns';
import { useCan } from '@galleria/console-kit/sign-in/session';
import { SecondaryText } from '@galleria/console-kit/text/secondary-text';
import { TimeText } from '@galleria/console-kit/text/time-text';
import { useMutate, useToast } from '@galleria/console-kit/use-mutate';
import type { OutputOf } from '@galleria/contract/operation';
import { type messagePage, retryMessages } from '@galleria/contract/staff/messages';
import { Button, Flex, Tag } from 'antd';

export type Message = OutputOf<typeof messagePage>['records'][number];

const COLOURS = { waiting: 'processing', kept: 'default', sent: 'success', failed: 'error' } as const;

export function useMessageColumns(onOpen: (messageId: string) => void): ListColumn<Message>[] {
  const text = useText<'platform'>();
  const retry = useRetry();
  const mayRetry = useCan('messages.edit');
  return [
    {
      key: 'to',
      title: text('platformMessages.to'),
      isMain: true,
      render: ({ address, channel }) => (
        <Flex vertical>
          <bdi>{address}</bdi>
          <SecondaryText>{text(`platformMessages.channel.${channel}`)}</SecondaryText>
        </Flex>
      ),
    },
    { key: 'template', title: text('platformMessages.template'), render: ({ template }) => template },
    { key: 'state', title: text('platformMessages.state'), render: (message) => <MessageState message={message} /> },
    { key: 'time', title: text('platformMessages.time'), render: ({ createTime }) => <TimeText time={createTime} /> },
    { key: 'attempts', title: text('platformMessages.attempts'), isHidden: true, render: ({ attempts }) => attempts },
    { key: 'language', title: text('platformMessages.language'), isHidden: true, render: ({ locale }) => locale },
    {
      key: 'actions',
      title: text('console.list.actions'),
      isActions: true,
      render: ({ messageId, address, canRetry }) => (
        <Flex wrap gap="small">
          <Button aria-label={text('platformMessages.openOf', { address })} onClick={() => onOpen(messageId)}>
            {text('platformMessages.open')}
          </Button>
          {canRetry && mayRetry && (
            <Button aria-label={text('platformMessages.retryOf', { address })} onClick={() => retry([messageId])}>
              {text('platformMessages.retry')}
            </Button>
          )}
        </Flex>
      ),
    },
  ];
}

function MessageState({ message: { state, problem } }: { message: Message }) {
  const text = useText<'platform'>();
  return (
    <Flex vertical gap={4} align="start" style={{ maxWidth: 320 }}>
      <Tag color={COLOURS[state]}>{text(`platformMessages.state.${state}`)}</Tag>
      {problem && <SecondaryText>{problem}</SecondaryText>}
    </Flex>
  );
}

/** Sends failed messages again and shows how many. */
export function useRetry(): (messageIds: string[]) => Promise<void> {
  const text = useText<'platform'>();
  const mutate = useMutate();
  const toast = useToast();
  return async (messageIds) => {
    const answer = await mutate(retryMessages, { messageIds });
    if (answer.ok) toast(text('platformMessages.retried', { count: answer.data.count }));
  };
}
