import { Countdown, EvidenceTime } from '@galleria/console-kit/after-sales/countdown';
import { PictureStrip } from '@galleria/console-kit/after-sales/picture-strip';
import { ReturnPanel, useRequestFacts } from '@galleria/console-kit/after-sales/refund-facts';
import { RefundGoods } from '@galleria/console-kit/after-sales/refund-goods';
import { RefundState } from '@galleria/console-kit/after-sales/refund-state';
import { RefundTimeline } from '@galleria/console-kit/after-sales/refund-timeline';
import { StatementsPanel } from '@galleria/console-kit/after-sales/statements';
import { useText } from '@galleria/console-kit/console-context';
import { Facts } from '@galleria/console-kit/page/facts';
import { Loaded } from '@galleria/console-kit/page/loaded';
import { Page } from '@galleria/console-kit/page/page';
import { Panel } from '@galleria/console-kit/page/panel';
import { useMoneyFormat } from '@galleria/console-kit/text/money-text';
import { useCall } from '@galleria/console-kit/use-call';
import { storeRefundInfo } from '@galleria/contract/after-sales/store-refunds';
import { Alert, Col, Flex, Row } from 'antd';
import { Link, useParams } from 'react-router';
import { openQuestion } from './open-question.ts';
import { OrderOfRefund } from './order-of-refund.tsx';
import { type RefundInfo, useNextStepText } from './refund.ts';
import { RefundButtons } from './refund-buttons.tsx';

/** One refund request: the statements of both sides, its history, and the store's actions. */
export function Component() {
  const text = useText<'merchant'>();
  const { refundSn = '' } = useParams();
  const answer = useCall(storeRefundInfo, { refundSn });
  const refund = answer.data;
  return (
    <Page
      title={text('merchantRefunds.named', { number: refundSn })}
      intro={<Link to="/refunds">{text('merchant.refunds')}</Link>}
      action={refund && <RefundButtons refund={refund} />}
    >
      <Loaded answer={answer} lines={12}>
        {(info) => <Details refund={info} />}
      </Loaded>
    </Page>
  );
}

function Details({ refund }: { refund: RefundInfo }) {
  const text = useText<'merchant'>();
  return (
    <Flex vertical gap="middle">
      <RefundStatus refund={refund} />
      <Row gutter={[16, 16]}>
        <Col xs={24} lg={15}>
          <Flex vertical gap="middle">
            <StatementsPanel
              refund={refund}
              buyer={<bdi>{refund.nickName}</bdi>}
              store={<bdi>{refund.shopName}</bdi>}
              extra={<EvidenceTime refund={refund} />}
            />
            <ReturnPanel refund={refund} />
            <RefundTimeline steps={refund.steps} />
          </Flex>
        </Col>
        <Col xs={24} lg={9}>
          <Flex vertical gap="middle">
            <Panel title={text('consoleRefunds.request')}>
              <Flex vertical gap="middle">
                <RefundGoods lines={refund.lines} />
                <Facts facts={useRequestFacts(refund)} />
              </Flex>
            </Panel>
            <OrderOfRefund refund={refund} />
          </Flex>
        </Col>
      </Row>
    </Flex>
  );
}

/** State, deadline and next step of a request, an open question of the mall, and the mall's ruling. */
function RefundStatus({ refund }: { refund: RefundInfo }) {
  const text = useText<'merchant'>();
  const nextStep = useNextStepText();
  const money = useMoneyFormat();
  const { waitsFor, endTimeIso, offer, dispute } = refund;
  const question = openQuestion(refund);
  return (
    <>
      <Alert
        type={waitsFor === 'seller' ? 'warning' : 'info'}
        title={
          <Flex wrap gap="small" align="center">
            <RefundState refund={refund} />
            <Countdown until={endTimeIso} />
            <span>{nextStep(refund)}</span>
          </Flex>
        }
        description={offer !== null && text('merchantRefunds.offerOpen', { amount: money(offer) })}
      />
      {question && (
        <Alert
          type="warning"
          title={text('merchantRefunds.question')}
          description={
            <>
              <bdi className="said">{question.words}</bdi>
              <PictureStrip paths={question.imgs} />
            </>
          }
        />
      )}
      {dispute?.ruling && (
        <Alert
          type={dispute.ruling === 'refused' ? 'success' : 'warning'}
          title={`${text('merchantRefunds.ruling')}: ${text(`consoleRefunds.ruling.${dispute.ruling}`)}`}
          description={<bdi className="said">{dispute.rulingWords}</bdi>}
        />
      )}
    </>
  );
}
