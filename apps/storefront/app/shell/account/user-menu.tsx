import type { MessageId } from '@galleria/i18n/message-id';
import {
  ChevronDown,
  CircleUserRound,
  Crown,
  Heart,
  LogOut,
  type LucideIcon,
  Package,
  TicketPercent,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Form, useLocation } from 'react-router';
import { Avatar } from '../../features/accounts/avatar.tsx';
import { useText } from '../../messages/messages.tsx';
import { Menu, MenuButton, MenuLink } from '../../ui/overlays/menu.tsx';
import type { Account } from '../../visit/use-account.ts';
import { useIsOpen } from '../navigation/open-pages.ts';

const USER_LINKS: { to: string; label: MessageId<'storefront'>; Icon: LucideIcon }[] = [
  { to: '/user-center/uc-home', label: 'shell.personalCentre', Icon: CircleUserRound },
  { to: '/user-center/uc-order', label: 'shell.myOrders', Icon: Package },
  { to: '/member-center', label: 'shell.membershipCentre', Icon: Crown },
  { to: '/user-center/uc-collection', label: 'shell.favourites', Icon: Heart },
  { to: '/user-center/uc-coupons', label: 'shell.coupons', Icon: TicketPercent },
];

/** Links of a signed-in buyer, in the top bar and the phone's menu, without pages that are not open. */
export function useUserLinks() {
  const isOpen = useIsOpen();
  return USER_LINKS.filter(({ to }) => isOpen(to));
}

const ICON = 'size-4.5 shrink-0 text-ink-soft';

export function UserMenu({ account, triggerClassName }: { account: Account; triggerClassName: string }) {
  const text = useText();
  const links = useUserLinks();
  const label = text('shell.userMenu', { name: account.nickName });
  const trigger = (
    <>
      <Avatar path={account.avatar} sizes="20px" className="size-5" />
      <span className="sr-only">{label}</span>
      <bdi aria-hidden className="max-w-40 truncate font-semibold text-ink">
        {text('shell.hello', { name: account.nickName })}
      </bdi>
      <ChevronDown aria-hidden className="size-3" />
    </>
  );
  return (
    <Menu label={label} trigger={trigger} triggerClassName={triggerClassName}>
      {links.map(({ to, label, Icon }) => (
        <MenuLink key={to} to={to}>
          <Icon aria-hidden className={ICON} />
          {text(label)}
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

/** Signs out, also without scripts, and stays on the page unless it needs a buyer. */
export function LogOutForm({ onSubmit, children }: { onSubmit?: () => void; children: ReactNode }) {
  const { pathname, search } = useLocation();
  return (
    <Form method="post" action="/log-out" onSubmit={onSubmit} className="contents">
      <input type="hidden" name="returnTo" value={pathname + search} />
      {children}
    </Form>
  );
}
