import { useText } from '@galleria/console-kit/console-context';
import { Panel } from '@galleria/console-kit/page/panel';
import { PlainList } from '@galleria/console-kit/page/plain-list';
import { TimeText } from '@galleria/console-kit/text/time-text';
import { PARCEL_STATE } from '@galleria/domain/orders/parcel-state';
import { Alert, Flex, Tag, Typography } from 'antd';
import type { DisputeInfo } from './dispute.ts';

type Parcel = DisputeInfo['packages'][number];
type StateName = keyof typeof PARCEL_STATE;

const COLOURS: Partial<Record<StateName, string>> = { signed: 'success', problem: 'error', none: 'default' };

function stateName(state: number): StateName {
  const names = Object.keys(PARCEL_STATE) as StateName[];
  return names.find((name) => PARCEL_STATE[name] === state) ?? 'none';
}

/** Parcels of the store, with their tracking events. */
export function PackagesPanel({ packages }: Pick<DisputeInfo, 'packages'>) {
  const text = useText<'platform'>();
  return (
    <Panel title={text('platformDisputes.packages')}>
      {packages.length === 0 && (
        <Typography.Text type="secondary">{text('platformDisputes.packages.none')}</Typography.Text>
      )}
      <PlainList>
        {packages.map((parcel) => (
          <li key={parcel.parcelId}>
            <Package parcel={parcel} />
          </li>
        ))}
      </PlainList>
    </Panel>
  );
}

function Package({ parcel }: { parcel: Parcel }) {
  const text = useText<'platform'>();
  const { dvyName, dvyFlowId, trackingUrl, state, createTime, rejection, events, lines } = parcel;
  const goods = lines.map(({ prodName, prodCount }) => `${prodName} × ${prodCount}`).join(', ');
  return (
    <Flex vertical gap={6}>
      <Flex wrap gap="small" align="center">
        <strong>
          <bdi>{[dvyName, dvyFlowId].filter(Boolean).join(' ') || text('platformDisputes.packages.noCourier')}</bdi>
        </strong>
        <ParcelTag state={state} />
        {trackingUrl && (
          <a href={trackingUrl} target="_blank" rel="noopener noreferrer">
            {text('platformDisputes.packages.track')}
          </a>
        )}
      </Flex>
      <Typography.Text type="secondary">
        <TimeText time={createTime} /> · <bdi>{goods}</bdi>
      </Typography.Text>
      {rejection && <Alert type="warning" title={text('platformDisputes.packages.problem', { words: rejection })} />}
      {events.length > 0 && (
        <details>
          <summary>{text('platformDisputes.packages.events', { count: events.length })}</summary>
          <ol className="refund-timeline">
            {events.map((event) => (
              <li key={`${event.time} ${event.state} ${event.words} ${event.place}`}>
                <Typography.Text type="secondary">
                  <TimeText time={event.time} />
                </Typography.Text>
                <span>
                  <ParcelTag state={event.state} /> <bdi>{[event.words, event.place].filter(Boolean).join(' · ')}</bdi>
                </span>
              </li>
            ))}
          </ol>
        </details>
      )}
    </Flex>
  );
}

function ParcelTag({ state }: Pick<Parcel, 'state'>) {
  const text = useText<'platform'>();
  const name = stateName(state);
  return <Tag color={COLOURS[name] ?? 'processing'}>{text(`platformDisputes.parcel.${name}`)}</Tag>;
}
