import { useText } from '@galleria/console-kit/console-context';
import { Flex } from 'antd';
import { NavLink } from 'react-router';

/** Tabs for the outgoing messages and for the templates that they are made from. */
export function MessageTabs() {
  const text = useText<'platform'>();
  return (
    <Flex component="nav" gap="large" aria-label={text('platform.messages')}>
      <NavLink to="/messages" end>
        {text('platformMessages.outbox')}
      </NavLink>
      <NavLink to="/messages/templates">{text('platformMessages.templates')}</NavLink>
    </Flex>
  );
}
