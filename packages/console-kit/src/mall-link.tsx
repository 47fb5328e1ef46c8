import { Typography } from 'antd';
import type { ReactNode } from 'react';
import { useText } from './console-context.tsx';
import { Icon } from './icon.tsx';

interface MallLinkProps {
  /** A path of the storefront, e.g. `/notice-list`. */
  to: string;
  children: ReactNode;
}

/** Leads to the storefront in a tab of its own, so that the console stays where it is. */
export function MallLink({ to, children }: MallLinkProps) {
  const text = useText();
  return (
    <Typography.Link href={to} target="_blank" rel="noopener" title={text('console.opensInNewTab')}>
      {children} <Icon name="newTab" />
    </Typography.Link>
  );
}
