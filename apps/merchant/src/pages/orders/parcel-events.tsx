import { useText } from '@galleria/console-kit/console-context';
import { TimeText } from '@galleria/console-kit/text/time-text';
import { PARCEL_STATE } from '@galleria/domain/orders/parcel-state';
import { Alert, Flex, Tag, Typography } from 'antd';
import type { OrderInfo } from './order-state.tsx';

type Parcel = OrderInfo['packages'][number];
type StateName = keyof typeof PARCEL_STATE;

const COLOURS: Partial<Record<StateName, string>> = { signed: 'success', problem: 'error', none: 'default' };

function stateName(state: number): StateName {
  const names = Object.keys(PARCEL_STATE) as StateName[];
  return names.find((name) => PARCEL_STATE[name] === state) ?? 'none';
}

/** State of a parcel, as reported by its carrier. */
export function ParcelStateTag({ state }: Pick<Parcel, 'state'>) {
  const text = useText<'merchant'>();
  const name = stateName(state);
  return <Tag color={COLOURS[name] ?? 'processing'}>{text(`merchant.order.parcelState.${name}`)}</Tag>;
}

/** The parcel's events, which the buyer sees too, and a rejected waybill, which only the store sees. */
export function ParcelEvents({ parcel: { events, rejection, dvyFlowId } }: { parcel: Parcel }) {
  const text = useText<'merchant'>();
  return (
    <Flex vertical gap="small">
      {rejection && (
        <Alert
          type="warning"
          showIcon
          title={text('merchant.order.waybillRejected', { waybill: dvyFlowId })}
          description={<bdi>{rejection}</bdi>}
        />
      )}
      {events.length > 0 && (
        <details>
          <summary>{text('merchant.order.timeline', { count: events.length })}</summary>
          <ol className="parcel-timeline">
            {events.map((event) => (
              <li key={`${event.time} ${event.state} ${event.words} ${event.place}`}>
                <ParcelStateTag state={event.state} />
                {event.words && <bdi>{event.words}</bdi>}
                <Typography.Text type="secondary">
                  <TimeText time={event.time} />
                  {event.place && <bdi> · {event.place}</bdi>}
                </Typography.Text>
              </li>
            ))}
          </ol>
        </details>
      )}
    </Flex>
  );
}
