import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon.tsx';
import { SecondaryText } from '../text/secondary-text.tsx';

interface ProblemProps {
  icon: IconName;
  /** The problem, and advice about it. */
  children: ReactNode;
  /** A link or button that leads on. */
  action: ReactNode;
}

/** Shown in place of content that is missing or failed. */
export function Problem({ icon, children, action }: ProblemProps) {
  return (
    <Flex vertical align="center" gap="middle" style={{ paddingBlock: 48, textAlign: 'center' }}>
      <span style={{ fontSize: 40, opacity: 0.6 }}>
        <Icon name={icon} />
      </span>
      <SecondaryText maxWidth={480}>{children}</SecondaryText>
      {action}
    </Flex>
  );
}
