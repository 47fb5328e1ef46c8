import { ChevronDown, LogOut } from 'lucide-react';
import { Avatar } from '../../features/accounts/avatar.tsx';
import type { Account } from '../../features/accounts/use-account.ts';
import { Menu } from '../../ui/menu.tsx';
import { MenuButton, MenuLink } from '../../ui/menu-item.tsx';
import { useText } from '../../words/words.tsx';
import { LogOutForm } from './log-out-form.tsx';
import { USER_LINKS } from './user-links.ts';

const ICON = 'size-4.5 shrink-0 text-ink-soft';

export function UserMenu({ account, triggerClassName }: { account: Account; triggerClassName: string }) {
  const text = useText();
  const label = text('shell.userMenu', { name: account.nickName });
  const trigger = (
    <>
      <Avatar path={account.avatar} sizes="20px" className="size-5" />
      <span className="sr-only">{label}</span>
      <bdi aria-hidden className="max-w-28 truncate font-semibold text-ink">
        {account.nickName}
      </bdi>
      <ChevronDown aria-hidden className="size-3" />
    </>
  );
  return (
    <Menu label={label} trigger={trigger} triggerClassName={triggerClassName}>
      {USER_LINKS.map(({ to, words, Icon }) => (
        <MenuLink key={to} to={to}>
          <Icon aria-hidden className={ICON} />
          {text(words)}
        </MenuLink>
      ))}
      <LogOutForm>
        <MenuButton type="submit">
          <LogOut aria-hidden className={`flip-rtl ${ICON}`} />
          {text('shell.logOut')}
        </MenuButton>
      </LogOutForm>
    </Menu>
  );
}
