import { theme } from 'antd';
import type { ReactNode } from 'react';
import { useText } from '../console-context.tsx';
import { Icon } from '../icon.tsx';

interface MallLinkProps {
  /** A path of the storefront, e.g. `/notice-list`. */
  to: string;
  /** In the colour of the surrounding text, on one line: for headers and menus. */
  isPlain?: boolean;
  children: ReactNode;
}

/** Opens the storefront in a new tab, so that the console keeps its state. */
export function MallLink({ to, isPlain = false, children }: MallLinkProps) {
  const text = useText();
  const { token } = theme.useToken();
  return (
    <a
      href={to}
      target="_blank"
      rel="noopener"
      title={text('console.opensInNewTab')}
      style={isPlain ? { color: 'inherit', whiteSpace: 'nowrap' } : { color: token.colorLink }}
    >
      {children} <Icon name="newTab" />
    </a>
  );
}
