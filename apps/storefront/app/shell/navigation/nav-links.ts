import type { MessageId } from '@galleria/i18n/message-id';
import { useText } from '../../messages/messages.tsx';
import { useIsOpen } from './open-pages.ts';

interface NavLinkEntry {
  to: string;
  label: string;
}

const LINKS: readonly { to: string; label: MessageId<'storefront'> }[] = [
  { to: '/', label: 'shell.navHome' },
  { to: '/list', label: 'shell.navProducts' },
  { to: '/preferred-products', label: 'shell.navPreferred' },
  { to: '/new-user-special', label: 'shell.navNewUser' },
  { to: '/special-discount', label: 'shell.navDiscount' },
  { to: '/group-buy', label: 'shell.navGroup' },
  { to: '/flash-sale', label: 'shell.navFlash' },
];

/** Main navigation links, without pages that are not open. */
export function useNavLinks(): NavLinkEntry[] {
  const text = useText();
  const isOpen = useIsOpen();
  return LINKS.filter(({ to }) => isOpen(to)).map(({ to, label }) => ({ to, label: text(label) }));
}
