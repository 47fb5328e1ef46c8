import {
  ActivityFactsPanel,
  ActivityGoodsPanel,
  ActivityResultsPanel,
} from '@galleria/console-kit/activities/activity-panels';
import { ActivityStateTag } from '@galleria/console-kit/activities/activity-state';
import { useText } from '@galleria/console-kit/console-context';
import { Loaded } from '@galleria/console-kit/loaded';
import { Page } from '@galleria/console-kit/page';
import { useCan } from '@galleria/console-kit/sign-in/session';
import { useCall } from '@galleria/console-kit/use-call';
import { mallActivityInfo } from '@galleria/contract/activities/staff-activities';
import type { OutputOf } from '@galleria/contract/operation';
import { Alert, Button, Col, Flex, Row } from 'antd';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { StoreLink } from '../../shared/store-link.tsx';
import { TakeDownDrawer } from './take-down-drawer.tsx';

type Activity = OutputOf<typeof mallActivityInfo>;

/** One activity of a store: its prices, what came of it, and taking it down. */
export function Component() {
  const text = useText<'platform'>();
  const activityId = Number(useParams().activityId);
  const answer = useCall(mallActivityInfo, { activityId });
  const found = answer.data;
  return (
    <Page
      title={found?.name ?? text('consoleActivities.activity')}
      intro={
        <Flex gap="small" align="center">
          <Link to="/activities">{text('platform.activities')}</Link>
          {found && <ActivityStateTag state={found.state} />}
        </Flex>
      }
      action={found && <TakeDownButton activity={found} />}
    >
      <Loaded answer={answer} lines={12}>
        {(activity) => <Details activity={activity} />}
      </Loaded>
    </Page>
  );
}

function Details({ activity }: { activity: Activity }) {
  const text = useText<'platform'>();
  const { takenDownReason: reason } = activity;
  return (
    <Flex vertical gap="middle">
      {reason && (
        <Alert
          type="error"
          showIcon
          title={text('consoleActivities.takenDownReason')}
          description={<bdi>{reason}</bdi>}
        />
      )}
      <Row gutter={[16, 16]}>
        <Col xs={24} xl={15}>
          <ActivityGoodsPanel products={activity.products} />
        </Col>
        <Col xs={24} xl={9}>
          <Flex vertical gap="middle">
            <ActivityResultsPanel activity={activity} />
            <ActivityFactsPanel
              activity={activity}
              facts={[{ label: text('platformMarketing.store'), value: <StoreLink store={activity} /> }]}
            />
          </Flex>
        </Col>
      </Row>
    </Flex>
  );
}

function TakeDownButton({ activity }: { activity: Activity }) {
  const text = useText<'platform'>();
  const mayEdit = useCan('marketing.edit');
  const [isOpen, setOpen] = useState(false);
  const isOver = activity.state === 'ended' || activity.state === 'takenDown';
  if (!mayEdit || isOver) return null;
  return (
    <>
      <Button danger onClick={() => setOpen(true)}>
        {text('platformMarketing.takeDown')}
      </Button>
      <TakeDownDrawer activity={activity} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
