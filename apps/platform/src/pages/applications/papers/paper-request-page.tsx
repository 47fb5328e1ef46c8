import { useText } from '@galleria/console-kit/console-context';
import { Loaded } from '@galleria/console-kit/page/loaded';
import { Page } from '@galleria/console-kit/page/page';
import { Panel } from '@galleria/console-kit/page/panel';
import { TimeText } from '@galleria/console-kit/text/time-text';
import { useCall } from '@galleria/console-kit/use-call';
import type { OutputOf } from '@galleria/contract/operation';
import { paperRequestInfo } from '@galleria/contract/stores/paper-requests';
import { Alert, Flex } from 'antd';
import { Link, useParams } from 'react-router';
import { PaperComparison } from './paper-comparison.tsx';
import { PaperDecision } from './paper-decision.tsx';

export type PaperRequest = OutputOf<typeof paperRequestInfo>;

/** One change of papers: the current ones beside the requested ones, and the decision. */
export function Component() {
  const text = useText<'platform'>();
  const requestId = Number(useParams().requestId) || 0;
  const answer = useCall(paperRequestInfo, { requestId });
  const request = answer.data;
  return (
    <Page
      title={
        request
          ? text('platformApplications.papersNamed', { name: request.storeName })
          : text('platformApplications.paperChanges')
      }
      intro={<Link to="/applications/papers">{text('platformApplications.paperChanges')}</Link>}
      action={request?.state === 'waiting' && <PaperDecision request={request} />}
    >
      <Loaded answer={answer} lines={12}>
        {(info) => <Details request={info} />}
      </Loaded>
    </Page>
  );
}

function Details({ request }: { request: PaperRequest }) {
  const text = useText<'platform'>();
  const { storeId, sendTime, decideTime } = request;
  return (
    <Flex vertical gap="middle">
      <Flex wrap gap="middle">
        <Link to={`/stores/${storeId}`}>{text('platformApplications.toStore')}</Link>
        <span>
          {text('platformApplications.sent')}: <TimeText time={sendTime} />
        </span>
        {decideTime && (
          <span>
            {text('platformApplications.decided')}: <TimeText time={decideTime} />
          </span>
        )}
      </Flex>
      <RequestStatus request={request} />
      <Panel isFlush>
        <PaperComparison request={request} />
      </Panel>
    </Flex>
  );
}

/** The decision about the request. */
function RequestStatus({ request: { state, reasons, remark, before } }: { request: PaperRequest }) {
  const text = useText<'platform'>();
  if (state === 'approved') return <Alert type="success" title={text('platformApplications.wasAccepted')} />;
  if (state === 'refused') {
    const lines = [...reasons.map((reason) => text(`platformApplications.reason.${reason}`)), remark].filter(Boolean);
    return <Alert type="warning" title={text('platformApplications.whyRefused')} description={lines.join(' · ')} />;
  }
  return before ? null : <Alert type="info" title={text('platformApplications.noPapersBefore')} />;
}
