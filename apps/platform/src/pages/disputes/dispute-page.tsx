import { EvidenceTime } from '@galleria/console-kit/after-sales/countdown';
import { ReturnPanel, useRequestFacts } from '@galleria/console-kit/after-sales/refund-facts';
import { RefundFigures } from '@galleria/console-kit/after-sales/refund-figures';
import { RefundGoods } from '@galleria/console-kit/after-sales/refund-goods';
import { RefundTimeline } from '@galleria/console-kit/after-sales/refund-timeline';
import { StatementsPanel } from '@galleria/console-kit/after-sales/statements';
import { useText } from '@galleria/console-kit/console-context';
import { Facts } from '@galleria/console-kit/page/facts';
import { Loaded } from '@galleria/console-kit/page/loaded';
import { Page } from '@galleria/console-kit/page/page';
import { Panel } from '@galleria/console-kit/page/panel';
import { useCan } from '@galleria/console-kit/sign-in/session';
import { useCall } from '@galleria/console-kit/use-call';
import { disputeInfo } from '@galleria/contract/after-sales/staff-disputes';
import { Col, Flex, Row } from 'antd';
import { Link, useParams } from 'react-router';
import { BuyerLink } from '../../shared/request-columns.tsx';
import { StoreLink } from '../../shared/store-link.tsx';
import { type DisputeInfo, isOpenDispute } from './dispute.ts';
import { DisputeActions } from './dispute-actions.tsx';
import { EarlierRequestsPanel, OrderPanel } from './dispute-panels.tsx';
import { DisputeStatus } from './dispute-status.tsx';
import { PackagesPanel } from './packages-panel.tsx';
import { ProposalPanel } from './proposal-panel.tsx';
import { RulingPanel } from './ruling-panel.tsx';

/** One dispute with all that belongs to it; also shows refund requests that are not disputed. */
export function Component() {
  const text = useText<'platform'>();
  const { refundSn = '' } = useParams();
  const answer = useCall(disputeInfo, { refundSn });
  const found = answer.data;
  return (
    <Page
      {...(found ? headingOf(found, text) : { title: refundSn })}
      action={found && <DisputeActions refund={found} />}
    >
      <Loaded answer={answer} lines={14}>
        {(info) => <Details refund={info} />}
      </Loaded>
    </Page>
  );
}

/** Until the request is loaded, nobody knows whether it is disputed. */
function headingOf({ refundSn: number, dispute }: DisputeInfo, text: ReturnType<typeof useText<'platform'>>) {
  if (dispute) {
    const intro = <Link to="/disputes">{text('platform.disputes')}</Link>;
    return { title: text('platformDisputes.named', { number }), intro };
  }
  const intro = <Link to="/refund-requests">{text('platform.refundRequests')}</Link>;
  return { title: text('platformDisputes.namedRequest', { number }), intro };
}

function Details({ refund }: { refund: DisputeInfo }) {
  const text = useText<'platform'>();
  const mayRule = useCan('disputes.handle') && isOpenDispute(refund) && !refund.proposal;
  const { lines, packages, steps, storeFigures } = refund;
  return (
    <Flex vertical gap="middle">
      <DisputeStatus refund={refund} />
      <Row gutter={[16, 16]}>
        <Col xs={24} xl={15}>
          <Flex vertical gap="middle">
            <StatementsPanel
              refund={refund}
              buyer={<BuyerLink buyer={refund} />}
              store={<StoreLink store={refund} />}
              extra={<EvidenceTime refund={refund} />}
            />
            <RefundTimeline steps={steps} />
            <PackagesPanel packages={packages} />
            <ReturnPanel refund={refund} />
            <EarlierRequestsPanel refund={refund} />
          </Flex>
        </Col>
        <Col xs={24} xl={9}>
          <Flex vertical gap="middle">
            {refund.proposal && <ProposalPanel refund={refund} proposal={refund.proposal} />}
            {mayRule && <RulingPanel key={refund.refundSn} refund={refund} />}
            <Panel title={text('consoleRefunds.request')}>
              <Flex vertical gap="middle">
                <RefundGoods lines={lines} />
                <Facts facts={useRequestFacts(refund)} />
              </Flex>
            </Panel>
            <OrderPanel refund={refund} />
            <Panel title={text('platformDisputes.storeFigures')}>
              <RefundFigures figures={storeFigures} />
            </Panel>
          </Flex>
        </Col>
      </Row>
    </Flex>
  );
}
