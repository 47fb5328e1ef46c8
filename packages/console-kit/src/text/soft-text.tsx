import { theme } from 'antd';
import type { ReactNode } from 'react';

/** Text of lesser weight. Without Ant Design's Typography, which brings copying, editing and tooltips along. */
export function SoftText({ children, maxWidth }: { children: ReactNode; maxWidth?: number }) {
  const { token } = theme.useToken();
  return <span style={{ color: token.colorTextSecondary, maxWidth }}>{children}</span>;
}
