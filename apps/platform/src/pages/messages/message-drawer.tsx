import { useSide, useText } from '@galleria/console-kit/console-context';
import { Facts } from '@galleria/console-kit/page/facts';
import { Loaded } from '@galleria/console-kit/page/loaded';
import { TimeText } from '@galleria/console-kit/text/time-text';
import { useCall } from '@galleria/console-kit/use-call';
import type { OutputOf } from '@galleria/contract/operation';
import { openMessage } from '@galleria/contract/staff/messages';
import { Alert, Drawer, Flex } from 'antd';
import { MailFrame } from './mail-frame.tsx';

interface MessageDrawerProps {
  /** The drawer is open while this is set. */
  messageId: string | undefined;
  onClose: () => void;
}

export function MessageDrawer({ messageId, onClose }: MessageDrawerProps) {
  const text = useText<'platform'>();
  return (
    <Drawer
      open={messageId !== undefined}
      onClose={onClose}
      placement={useSide('end')}
      size={640}
      title={text('platformMessages.openedTitle')}
      destroyOnHidden
    >
      {messageId && <MessageDetails messageId={messageId} />}
    </Drawer>
  );
}

function MessageDetails({ messageId }: { messageId: string }) {
  const answer = useCall(openMessage, { messageId });
  return (
    <Loaded answer={answer} lines={8}>
      {(message) => <Details message={message} />}
    </Loaded>
  );
}

function Details({ message }: { message: OutputOf<typeof openMessage> }) {
  const text = useText<'platform'>();
  const { address, template, locale, state, problem, createTime, sentTime, subject } = message;
  return (
    <Flex vertical gap="large">
      <Facts
        facts={[
          { label: text('platformMessages.to'), value: <bdi>{address}</bdi> },
          { label: text('platformMessages.template'), value: template },
          { label: text('platformMessages.language'), value: locale },
          { label: text('platformMessages.state'), value: text(`platformMessages.state.${state}`) },
          ...(problem ? [{ label: text('platformMessages.problem'), value: problem }] : []),
          { label: text('platformMessages.time'), value: <TimeText time={createTime} /> },
          ...(sentTime ? [{ label: text('platformMessages.sentTime'), value: <TimeText time={sentTime} /> }] : []),
          ...(subject ? [{ label: text('platformMessages.subject'), value: subject }] : []),
        ]}
      />
      <MessageText message={message} />
    </Flex>
  );
}

function MessageText({ message: { isSecret, text: body, html } }: { message: OutputOf<typeof openMessage> }) {
  const text = useText<'platform'>();
  if (isSecret) return <Alert type="info" showIcon title={text('platformMessages.secret')} />;
  if (!body) return <Alert type="info" showIcon title={text('platformMessages.erased')} />;
  if (html) return <MailFrame title={text('platformMessages.words')} html={html} />;
  return <p dir="auto">{body}</p>;
}
