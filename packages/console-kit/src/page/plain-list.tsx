import { Flex } from 'antd';
import type { ReactNode } from 'react';

/** A vertical list without bullets. */
export function PlainList({ children }: { children: ReactNode }) {
  return (
    <Flex vertical gap="middle" component="ul" style={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {children}
    </Flex>
  );
}
