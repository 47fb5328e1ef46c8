import { BusyButton } from '@galleria/console-kit/busy-button';
import { useText } from '@galleria/console-kit/console-context';
import { Loaded } from '@galleria/console-kit/page/loaded';
import { Page } from '@galleria/console-kit/page/page';
import { Panel } from '@galleria/console-kit/page/panel';
import { Can } from '@galleria/console-kit/sign-in/session';
import { TimeText } from '@galleria/console-kit/text/time-text';
import { useCall } from '@galleria/console-kit/use-call';
import { waitingProductInfo } from '@galleria/contract/catalogue/staff-products';
import type { OutputOf } from '@galleria/contract/operation';
import { Alert, Button, Flex } from 'antd';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { ReasonDrawer, type ReasonQuestion } from '../../shared/reason-drawer.tsx';
import { Comparison } from './comparison.tsx';
import { useDecisions } from './use-decisions.ts';

type Info = OutputOf<typeof waitingProductInfo>;
const QUEUE = '/products/waiting';

/** One waiting product or change beside the version that buyers see, and the decision. */
export function Component() {
  const text = useText<'platform'>();
  const { prodId = '' } = useParams();
  const answer = useCall(waitingProductInfo, { prodId: Number(prodId) });
  return (
    <Page
      title={answer.data ? text('platformCatalogue.lookTitle', { name: answer.data.prodName }) : `#${prodId}`}
      intro={<Link to={QUEUE}>{text('platformCatalogue.backToQueue')}</Link>}
      action={answer.data && <Decision info={answer.data} />}
    >
      <Loaded answer={answer} lines={12}>
        {(info) => <WaitingProduct info={info} />}
      </Loaded>
    </Page>
  );
}

function WaitingProduct({ info }: { info: Info }) {
  const text = useText<'platform'>();
  return (
    <Flex vertical gap="middle">
      <Flex wrap gap="middle">
        <Link to={`/stores/${info.shopId}`}>
          <bdi>{info.shopName}</bdi>
        </Link>
        <span>
          {text('platformCatalogue.submitted')}: <TimeText time={info.submitTime} />
        </span>
      </Flex>
      {info.now === null && <Alert type="info" title={text('platformCatalogue.isNew')} />}
      {info.reason && <Alert type="warning" title={text('platformCatalogue.lastReason', { reason: info.reason })} />}
      <Panel isFlush>
        <Comparison now={info.now} waiting={info.waiting} />
      </Panel>
    </Flex>
  );
}

function Decision({ info }: { info: Info }) {
  const text = useText<'platform'>();
  const navigate = useNavigate();
  const { approve, refuse } = useDecisions();
  const [question, setQuestion] = useState<ReasonQuestion>();
  const [busy, setBusy] = useState(false);
  const leave = () => void navigate(QUEUE);
  const approveNow = async () => {
    setBusy(true);
    const isDone = await approve([info]);
    setBusy(false);
    if (isDone) leave();
  };
  return (
    <Can permission="products.approve">
      <Flex gap="small" wrap>
        <BusyButton type="primary" busy={busy} onClick={() => void approveNow()}>
          {text('platformCatalogue.approve')}
        </BusyButton>
        <Button danger onClick={() => setQuestion(refuse([info], leave))}>
          {text('platformCatalogue.refuse')}
        </Button>
      </Flex>
      <ReasonDrawer question={question} onClose={() => setQuestion(undefined)} />
    </Can>
  );
}
