import type { MessageId } from '@galleria/i18n/message-id';
import { useText } from '../../messages/messages.tsx';
import { useIsOpen } from './open-pages.ts';

interface NavLinkEntry {
  to: string;
  label: string;
}

const LINKS: readonly { to: string; words: MessageId<'storefront'> }[] = [
  { to: '/', words: 'shell.navHome' },
  { to: '/list', words: 'shell.navProducts' },
  { to: '/preferred-products', words: 'shell.navPreferred' },
  { to: '/new-user-special', words: 'shell.navNewUser' },
  { to: '/special-discount', words: 'shell.navDiscount' },
  { to: '/group-buy', words: 'shell.navGroup' },
  { to: '/flash-sale', words: 'shell.navFlash' },
];

/** Main navigation links, without pages that are not open. */
export function useNavLinks(): NavLinkEntry[] {
  const text = useText();
  const isOpen = useIsOpen();
  return LINKS.filter(({ to }) => isOpen(to)).map(({ to, words }) => ({ to, label: text(words) }));
}
