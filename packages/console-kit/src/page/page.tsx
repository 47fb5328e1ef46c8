import { webConfig } from '@galleria/contract/site/site';
import { Flex } from 'antd';
import { type ReactNode, useEffect } from 'react';
import { SecondaryText } from '../text/secondary-text.tsx';
import { useCall } from '../use-call.tsx';
import { useWaitingTotal } from '../work/use-waiting-work.ts';

interface PageProps {
  title: string;
  /** One sentence about the page. */
  intro?: ReactNode;
  /** The main action of the page, beside the heading. */
  action?: ReactNode;
  children: ReactNode;
}

/** A page of a console: heading, intro and content. The tab's title has the count of waiting work. */
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
          <h1 className="page-title">{title}</h1>
          {intro && <SecondaryText>{intro}</SecondaryText>}
        </div>
        {action}
      </Flex>
      {children}
    </Flex>
  );
}
