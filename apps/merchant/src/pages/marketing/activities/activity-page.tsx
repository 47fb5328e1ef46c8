import {
  ActivityFactsPanel,
  ActivityGoodsPanel,
  ActivityResultsPanel,
} from '@galleria/console-kit/activities/activity-panels';
import { ActivityStateTag } from '@galleria/console-kit/activities/activity-state';
import { useText } from '@galleria/console-kit/console-context';
import { Loaded } from '@galleria/console-kit/loaded';
import { Page } from '@galleria/console-kit/page';
import { Can } from '@galleria/console-kit/sign-in/session';
import { useCall } from '@galleria/console-kit/use-call';
import { storeActivityInfo } from '@galleria/contract/activities/store-activities';
import type { OutputOf } from '@galleria/contract/operation';
import { Alert, Button, Col, Flex, Row } from 'antd';
import { Link, useParams } from 'react-router';
import { useActivitySteps } from './use-activity-steps.ts';

type Activity = OutputOf<typeof storeActivityInfo>;

/** One activity: what it is, what it is for, and what came of it. */
export function Component() {
  const text = useText<'merchant'>();
  const activityId = Number(useParams().activityId);
  const answer = useCall(storeActivityInfo, { activityId });
  const found = answer.data;
  return (
    <Page
      title={found?.name ?? text('consoleActivities.activity')}
      intro={
        <Flex gap="small" align="center">
          <Link to="/activities">{text('merchant.activities')}</Link>
          {found && <ActivityStateTag state={found.state} />}
        </Flex>
      }
      action={
        found && (
          <Can permission="marketing.edit">
            <Steps activity={found} />
          </Can>
        )
      }
    >
      <Loaded answer={answer} lines={12}>
        {(activity) => <Details activity={activity} />}
      </Loaded>
    </Page>
  );
}

function Steps({ activity }: { activity: Activity }) {
  return (
    <Flex wrap gap="small">
      {useActivitySteps(activity).map(({ key, label, isDangerous, run }) => (
        <Button key={key} danger={isDangerous} type={key === 'edit' ? 'primary' : 'default'} onClick={() => void run()}>
          {label}
        </Button>
      ))}
    </Flex>
  );
}

function Details({ activity }: { activity: Activity }) {
  const text = useText<'merchant'>();
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
            <ActivityFactsPanel activity={activity} />
          </Flex>
        </Col>
      </Row>
    </Flex>
  );
}
