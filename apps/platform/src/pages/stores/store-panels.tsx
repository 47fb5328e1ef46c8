import { useText } from '@galleria/console-kit/console-context';
import { Facts } from '@galleria/console-kit/page/facts';
import { Loaded } from '@galleria/console-kit/page/loaded';
import { Panel } from '@galleria/console-kit/page/panel';
import { Thumbnail } from '@galleria/console-kit/page/thumbnail';
import { Can } from '@galleria/console-kit/sign-in/session';
import { MoneyText } from '@galleria/console-kit/text/money-text';
import { useRoleName } from '@galleria/console-kit/text/role-name';
import { TimeText } from '@galleria/console-kit/text/time-text';
import { useCall } from '@galleria/console-kit/use-call';
import type { OutputOf } from '@galleria/contract/operation';
import {
  platformStoreFigures,
  type platformStoreInfo,
  platformStorePeople,
} from '@galleria/contract/stores/staff-stores';
import { Empty, Flex, Typography } from 'antd';
import { Link } from 'react-router';
import { LicenceTag } from './licence-tag.tsx';
import { useStatusText } from './store-status.tsx';

type Store = OutputOf<typeof platformStoreInfo>;

export function FactsPanel({ store }: { store: Store }) {
  const text = useText<'platform'>();
  return (
    <Panel title={text('platformStores.facts')}>
      <Facts
        long
        facts={[
          { label: text('platformStores.number'), value: store.storeId },
          { label: text('platformStores.about'), value: <bdi>{store.intro}</bdi> },
          { label: text('platformStores.phone'), value: <bdi>{store.phone}</bdi> },
          { label: text('platformStores.address'), value: <bdi>{store.address}</bdi> },
          { label: text('platformStores.opened'), value: <TimeText time={store.openTime} /> },
          { label: text('platformStores.products'), value: store.prodCount },
          { label: text('platformStores.fans'), value: store.fansCount },
        ]}
      />
    </Panel>
  );
}

export function PapersPanel({ store: { papers, licenceState, licenceEndsOn, paperRequestId } }: { store: Store }) {
  const text = useText<'platform'>();
  return (
    <Panel title={text('platformStores.papers')} extra={<LicenceTag state={licenceState} endsOn={licenceEndsOn} />}>
      {paperRequestId !== null && (
        <Can permission="stores.audit">
          <p style={{ marginBlockStart: 0 }}>
            <Link to={`/applications/papers/${paperRequestId}`}>{text('platformStores.papersWaiting')}</Link>
          </p>
        </Can>
      )}
      {papers ? (
        <Facts
          long
          facts={[
            { label: text('platformStores.company'), value: <bdi>{papers.companyName}</bdi> },
            { label: text('platformStores.licenceNumber'), value: <bdi>{papers.licenceNumber}</bdi> },
            { label: text('platformStores.companyAddress'), value: <bdi>{papers.companyAddress}</bdi> },
            { label: text('platformStores.representative'), value: <bdi>{papers.legalRepresentative}</bdi> },
            { label: text('platformStores.capital'), value: <bdi>{papers.registeredCapital}</bdi> },
            { label: text('platformStores.founded'), value: papers.foundedOn },
            { label: text('platformStores.term'), value: <bdi>{papers.businessTerm}</bdi> },
            { label: text('platformStores.scope'), value: <bdi>{papers.businessScope}</bdi> },
            {
              label: text('platformStores.licencePictures'),
              value: (
                <Flex wrap gap="small">
                  {papers.licencePics.map((path) => (
                    <Thumbnail key={path} path={path} width={120} height={90} />
                  ))}
                </Flex>
              ),
            },
          ]}
        />
      ) : (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text('platformStores.papersNone')} />
      )}
    </Panel>
  );
}

export function FiguresPanel({ storeId }: { storeId: number }) {
  const text = useText<'platform'>();
  const answer = useCall(platformStoreFigures, { storeId });
  return (
    <Panel title={text('platformStores.figures')}>
      <Loaded answer={answer} lines={4}>
        {({ sales, orders, openOrders, unpaidOrders }) => (
          <Facts
            facts={[
              { label: text('platformStores.sales'), value: <MoneyText amount={sales} /> },
              { label: text('platformStores.orders'), value: orders },
              { label: text('platformStores.openOrders'), value: openOrders },
              { label: text('platformStores.unpaidOrders'), value: unpaidOrders },
            ]}
          />
        )}
      </Loaded>
    </Panel>
  );
}

const PEOPLE_SHOWN = 20;

export function PeoplePanel({ storeId }: { storeId: number }) {
  const text = useText<'platform'>();
  const roleName = useRoleName();
  const answer = useCall(platformStorePeople, { storeId, size: PEOPLE_SHOWN });
  return (
    <Panel title={text('platformStores.people')}>
      <Loaded answer={answer} lines={3}>
        {({ records, total }) => (
          <Flex vertical gap="small">
            {records.length === 0 && <Typography.Text>{text('platformStores.peopleNone')}</Typography.Text>}
            {records.map(({ sellerId, name, mail, role }) => (
              <Flex key={sellerId} vertical>
                <Typography.Text strong>
                  <bdi>{name}</bdi> · {roleName(role)}
                </Typography.Text>
                <Typography.Text type="secondary">
                  <bdi>{mail}</bdi>
                </Typography.Text>
              </Flex>
            ))}
            {total > records.length && (
              <Typography.Text type="secondary">
                {text('platformStores.peopleMore', { count: total - records.length })}
              </Typography.Text>
            )}
          </Flex>
        )}
      </Loaded>
    </Panel>
  );
}

export function HistoryPanel({ history }: { history: Store['history'] }) {
  const text = useText<'platform'>();
  const statusText = useStatusText();
  return (
    <Panel title={text('platformStores.history')}>
      {history.length === 0 && <Typography.Text>{text('platformStores.historyNone')}</Typography.Text>}
      <Flex vertical gap="middle">
        {history.map(({ from, to, by, reason, time }) => (
          <Flex key={`${time} ${from} ${to}`} vertical>
            <Typography.Text strong>
              {text('platformStores.historyLine', { from: statusText(from), to: statusText(to) })}
            </Typography.Text>
            <Typography.Text type="secondary">
              {text(`platformStores.historyBy.${by}`)} · <TimeText time={time} />
            </Typography.Text>
            {reason && <bdi>{reason}</bdi>}
          </Flex>
        ))}
      </Flex>
    </Panel>
  );
}
