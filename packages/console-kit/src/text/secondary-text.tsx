import { theme } from 'antd';
import type { ReactNode } from 'react';

/** Secondary text. Does not use Ant Design's Typography, whose code includes copying, editing and tooltips. */
export function SecondaryText({ children, maxWidth }: { children: ReactNode; maxWidth?: number }) {
  const { token } = theme.useToken();
  return <span style={{ color: token.colorTextSecondary, maxWidth }}>{children}</span>;
}
