import { webConfig } from '@galleria/contract/site';
import { Flex, Typography } from 'antd';
import { type ReactNode, useEffect } from 'react';
import { useCall } from './use-call.tsx';
import { useWaitingTotal } from './work/use-waiting-work.ts';

interface PageProps {
  title: string;
  /** One sentence on what is listed here. */
  intro?: ReactNode;
  /** The one thing to do here, beside the heading. */
  action?: ReactNode;
  children: ReactNode;
}

/** A screen of a console: its heading, what it is about, its content; and the tab's title, with how much work waits. */
export function Page({ title, intro, action, children }: PageProps) {
  const mall = useCall(webConfig, {}).data?.pcCompanyName;
  const waiting = useWaitingTotal();
  useEffect(() => {
    const name = mall ? `${title} · ${mall}` : title;
    document.title = waiting > 0 ? `(${waiting}) ${name}` : name;
  }, [title, mall, waiting]);
  return (
    <Flex vertical gap="large">
      <Flex wrap gap="middle" align="start" justify="space-between">
        <div>
          <Typography.Title style={{ fontSize: 24, margin: 0 }}>{title}</Typography.Title>
          {intro && <Typography.Text type="secondary">{intro}</Typography.Text>}
        </div>
        {action}
      </Flex>
      {children}
    </Flex>
  );
}
