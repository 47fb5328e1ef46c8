import { Button, Flex, Layout, theme } from 'antd';
import { useConsole } from '../console-context.tsx';
import { Icon } from '../icon.tsx';
import { MallLink } from '../page/mall-link.tsx';
import { GlobalSearch } from '../search/global-search.tsx';
import { useOptionalPerson } from '../sign-in/session.tsx';
import { Bell } from '../work/bell.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { UserMenu } from './user-menu.tsx';

interface ConsoleHeaderProps {
  /** Set where the side menu is hidden. */
  onOpenMenu: (() => void) | undefined;
}

export function ConsoleHeader({ onOpenMenu }: ConsoleHeaderProps) {
  const { text, definition } = useConsole();
  const { token } = theme.useToken();
  const person = useOptionalPerson();
  const look = {
    background: token.colorBgContainer,
    borderBlockEnd: `1px solid ${token.colorBorderSecondary}`,
    paddingInline: token.padding,
    height: 56,
    lineHeight: token.lineHeight,
  };
  const isNarrow = onOpenMenu !== undefined;
  const hasSearch = person !== undefined && definition.useSearchResults !== undefined;
  return (
    <Layout.Header style={look}>
      <Flex align="center" gap="small" style={{ height: '100%' }}>
        {isNarrow && (
          <Button type="text" icon={<Icon name="menu" />} aria-label={text('console.menu')} onClick={onOpenMenu} />
        )}
        {hasSearch && !isNarrow && <GlobalSearch isNarrow={false} />}
        <strong className="header-name">{isNarrow && (person?.store?.storeName ?? text(definition.name))}</strong>
        {hasSearch && isNarrow && <GlobalSearch isNarrow />}
        {person && definition.waiting && <Bell waiting={definition.waiting} />}
        {!(isNarrow && person) && (
          <MallLink to="/" isPlain>
            {text('console.toTheMall')}
          </MallLink>
        )}
        {!(isNarrow && person) && <LanguageSwitch />}
        {person && definition.signIn && <UserMenu person={person} signIn={definition.signIn} />}
      </Flex>
    </Layout.Header>
  );
}
