import { Alert, Col, Flex, Row } from 'antd';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { useText } from '../console-context.tsx';
import { Loaded } from '../page/loaded.tsx';
import { Page } from '../page/page.tsx';
import type { QueryResult } from '../use-call.tsx';
import type { Activity } from './activity-columns.tsx';
import { ActivityFactsPanel, ActivityResultsPanel, ActivitySkusPanel } from './activity-panels.tsx';
import { ActivityStateTag } from './activity-state.tsx';

type ActivityWithProducts = Activity & Pick<ComponentProps<typeof ActivitySkusPanel>, 'products'>;

interface ActivityPageProps<A extends ActivityWithProducts> {
  answer: QueryResult<A>;
  /** Name of the list that the page links back to. */
  list: string;
  /** Buttons of the page. */
  action: (activity: A) => ReactNode;
  /** Facts of one console, shown before the shared ones. */
  facts?: (activity: A) => ComponentProps<typeof ActivityFactsPanel>['facts'];
  /** Panels that only its kind of activity has. */
  more?: (activity: A) => ReactNode;
}

/** One activity: its facts, goods and results. */
export function ActivityPage<A extends ActivityWithProducts>({
  answer,
  list,
  action,
  facts,
  more,
}: ActivityPageProps<A>) {
  const text = useText();
  const found = answer.data;
  return (
    <Page
      title={found?.name ?? text('consoleActivities.activity')}
      intro={
        <Flex gap="small" align="center">
          <Link to="/activities">{list}</Link>
          {found && <ActivityStateTag state={found.state} />}
        </Flex>
      }
      action={found && action(found)}
    >
      <Loaded answer={answer} lines={12}>
        {(activity) => (
          <Flex vertical gap="middle">
            <ReasonAlert title={text('consoleActivities.takenDownReason')} reason={activity.takenDownReason} />
            <ReasonAlert title={text('consoleActivities.refusedReason')} reason={activity.refusedReason} />
            <Row gutter={[16, 16]}>
              <Col xs={24} xl={15}>
                <ActivitySkusPanel kind={activity.kind} products={activity.products} />
              </Col>
              <Col xs={24} xl={9}>
                <Flex vertical gap="middle">
                  <ActivityResultsPanel activity={activity} />
                  {more?.(activity)}
                  <ActivityFactsPanel activity={activity} facts={facts?.(activity)} />
                </Flex>
              </Col>
            </Row>
          </Flex>
        )}
      </Loaded>
    </Page>
  );
}

/** The reason that staff gave the store; nothing is shown without one. */
function ReasonAlert({ title, reason }: { title: string; reason: string }) {
  if (!reason) return null;
  return <Alert type="error" showIcon title={title} description={<bdi>{reason}</bdi>} />;
}
