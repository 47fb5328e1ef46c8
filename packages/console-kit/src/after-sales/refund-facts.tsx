import { Typography } from 'antd';
import { useText } from '../console-context.tsx';
import { Facts } from '../page/facts.tsx';
import { Panel } from '../page/panel.tsx';
import { MoneyText, useMoneyFormat } from '../text/money-text.tsx';
import { TimeText } from '../text/time-text.tsx';
import { type RefundRequest, useKindName } from './refund-state.tsx';

/** The amount asked for, with notes on postage and points. */
export function RefundAmount({ refund }: { refund: Pick<RefundRequest, 'refundAmount' | 'postage' | 'refundScore'> }) {
  const text = useText();
  const money = useMoneyFormat();
  const { refundAmount, postage, refundScore } = refund;
  const notes = [
    ...(postage > 0 ? [text('consoleRefunds.postageIncluded', { amount: money(postage) })] : []),
    ...(refundScore > 0 ? [text('consoleRefunds.points', { points: refundScore })] : []),
  ];
  return (
    <div>
      <strong>
        <MoneyText amount={refundAmount} />
      </strong>
      {notes.map((note) => (
        <div key={note}>
          <Typography.Text type="secondary">{note}</Typography.Text>
        </div>
      ))}
    </div>
  );
}

export function useRequestFacts(refund: RefundRequest) {
  const text = useText();
  const kindName = useKindName();
  return [
    { label: text('consoleRefunds.amount'), value: <RefundAmount refund={refund} /> },
    { label: text('consoleRefunds.kind'), value: kindName(refund.applyType) },
    { label: text('consoleRefunds.reason'), value: text(`consoleRefunds.reason.${refund.reason}`) },
    {
      label: text('consoleRefunds.received'),
      value: text(refund.isReceived ? 'consoleRefunds.received.yes' : 'consoleRefunds.received.no'),
    },
    { label: text('consoleRefunds.asked'), value: <TimeText time={refund.applyTime} /> },
  ];
}

/** Return address and parcel of the goods. */
export function ReturnPanel({ refund: { returnAddress, express } }: { refund: RefundRequest }) {
  const text = useText();
  if (!returnAddress && !express) return null;
  const facts = [];
  if (returnAddress) {
    const { receiver, mobile, addr, postCode } = returnAddress;
    const place = [addr, postCode].filter(Boolean).join(' ');
    facts.push({
      label: text('consoleRefunds.return.to'),
      value: (
        <span>
          <bdi>{receiver}</bdi> · <bdi dir="ltr">{mobile}</bdi>
          <br />
          <bdi>{place}</bdi>
        </span>
      ),
    });
  }
  if (express) {
    facts.push(
      { label: text('consoleRefunds.return.parcel'), value: <ReturnParcel express={express} /> },
      { label: text('consoleRefunds.return.sent'), value: <TimeText time={express.time} /> },
    );
  } else facts.push({ label: text('consoleRefunds.return.parcel'), value: text('consoleRefunds.return.notYet') });
  return (
    <Panel title={text('consoleRefunds.return')}>
      <Facts facts={facts} />
    </Panel>
  );
}

function ReturnParcel({ express }: { express: NonNullable<RefundRequest['express']> }) {
  const text = useText();
  const { dvyName, dvyFlowId, trackingUrl } = express;
  return (
    <span>
      <bdi>{[dvyName, dvyFlowId].filter(Boolean).join(' ')}</bdi>
      {trackingUrl && (
        <>
          {' · '}
          <a href={trackingUrl} target="_blank" rel="noopener noreferrer">
            {text('consoleRefunds.return.track')}
          </a>
        </>
      )}
    </span>
  );
}
