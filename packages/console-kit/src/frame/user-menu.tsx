import { Button } from 'antd';
import { Link } from 'react-router';
import { useConsole } from '../console-context.tsx';
import { Icon } from '../icon.tsx';
import { useSignOut } from '../sign-in/session.tsx';
import type { Person, SignInDefinition } from '../sign-in/sign-in-definition.ts';
import { MenuButton } from './menu-button.tsx';
import { setThemeChoice, THEME_CHOICES, useThemeChoice } from './use-theme.ts';

/** The person's menu: account, devices, theme, sign out. */
export function UserMenu({ person, signIn }: { person: Person; signIn: SignInDefinition }) {
  const { text } = useConsole();
  const signOut = useSignOut(signIn);
  const theme = useThemeChoice();
  const themes = THEME_CHOICES.map((choice) => ({
    key: `theme ${choice}`,
    icon: <Icon name={choice === theme ? 'check' : 'none'} />,
    label: text(`console.theme.${choice}`),
    onClick: () => setThemeChoice(choice),
  }));
  const items = [
    { key: 'who', type: 'group' as const, label: person.mail },
    {
      key: 'account',
      icon: <Icon name="account" />,
      label: <Link to={signIn.accountPath}>{text('console.account')}</Link>,
    },
    {
      key: 'devices',
      icon: <Icon name="devices" />,
      label: <Link to={`${signIn.accountPath}#devices`}>{text('console.devices')}</Link>,
    },
    { key: 'themes', type: 'group' as const, label: text('console.theme'), children: themes },
    { key: 'line', type: 'divider' as const },
    { key: 'signOut', icon: <Icon name="logOut" />, label: text('console.signOut'), onClick: () => void signOut() },
  ];
  return (
    <MenuButton menu={{ items }}>
      <Button type="text" className="user-menu">
        <span aria-hidden className="avatar">
          {[...person.name][0]?.toUpperCase()}
        </span>
        <span className="user-menu-name">{person.name}</span>
      </Button>
    </MenuButton>
  );
}
