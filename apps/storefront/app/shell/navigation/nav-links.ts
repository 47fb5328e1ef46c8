import { useText } from '../../words/words.tsx';
import { useShell } from '../shell-data.ts';

interface NavLinkEntry {
  to: string;
  label: string;
}

/** The mall's main ways. Two zones are there only when configuration opens them, that of new users only with something in it. */
export function useNavLinks(): NavLinkEntry[] {
  const text = useText();
  const { zones } = useShell();
  return [
    { to: '/', label: text('shell.navHome') },
    { to: '/list', label: text('shell.navProducts') },
    ...(zones.preferred ? [{ to: '/preferred-products', label: text('shell.navPreferred') }] : []),
    ...(zones.newUserSpecial ? [{ to: '/new-user-special', label: text('shell.navNewUser') }] : []),
    { to: '/special-discount', label: text('shell.navDiscount') },
    { to: '/group-buy', label: text('shell.navGroup') },
    { to: '/flash-sale', label: text('shell.navFlash') },
  ];
}
