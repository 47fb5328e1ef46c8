import { useText } from '@galleria/console-kit/console-context';
import type { Filters } from '@galleria/console-kit/list/filters';
import type { ListColumn } from '@galleria/console-kit/list/list-columns';
import { ListPage } from '@galleria/console-kit/list/list-page';
import { Thumbnail } from '@galleria/console-kit/page/thumbnail';
import { TimeText } from '@galleria/console-kit/text/time-text';
import type { OutputOf } from '@galleria/contract/operation';
import { applicationPage } from '@galleria/contract/stores/staff-applications';
import { QUEUE_STATES } from '@galleria/domain/stores/store-application';
import { Flex, Tag } from 'antd';
import { Link } from 'react-router';
import { ApplicationTabs } from './application-tabs.tsx';
import { useWaitingTime } from './use-waiting-time.ts';

type Row = OutputOf<typeof applicationPage>['records'][number];

const LOGO_PX = 40;
const COLOURS = { review: 'processing', refused: 'error', accepted: 'warning', opened: 'success' } satisfies Record<
  Row['state'],
  string
>;

/** The review queue: applications by state, with how long each has waited. */
export function Component() {
  const text = useText<'platform'>();
  const filters = {
    text: { kind: 'text', label: text('platformApplications.search') },
    state: {
      kind: 'select',
      label: text('platformApplications.state'),
      options: QUEUE_STATES.map((value) => ({ value, label: text(`platformApplications.state.${value}`) })),
    },
  } satisfies Filters;
  return (
    <ListPage
      name="applications"
      title={text('platform.applications')}
      intro={text('platformApplications.intro')}
      operation={applicationPage}
      keyOf={({ applicationId }) => applicationId}
      columns={useColumns()}
      filters={filters}
      views={QUEUE_STATES.map((state) => ({
        name: text(`platformApplications.state.${state}`),
        search: `state=${state}`,
      }))}
      toInput={({ text: keyword, state }) => ({ text: keyword, state: QUEUE_STATES.find((one) => one === state) })}
      emptyText={text('platformApplications.none')}
    >
      {() => <ApplicationTabs />}
    </ListPage>
  );
}

function useColumns(): ListColumn<Row>[] {
  const text = useText<'platform'>();
  const age = useWaitingTime();
  return [
    {
      key: 'store',
      title: text('platformApplications.store'),
      isMain: true,
      render: ({ applicationId, shopName, shopLogo, isAgain }) => (
        <Flex gap="small" align="center">
          <Thumbnail path={shopLogo} width={LOGO_PX} height={LOGO_PX} />
          <Link to={`/applications/${applicationId}`}>
            <bdi>{shopName}</bdi>
          </Link>
          {isAgain && <Tag>{text('platformApplications.again')}</Tag>}
        </Flex>
      ),
    },
    {
      key: 'company',
      title: text('platformApplications.company'),
      render: ({ companyName }) => <bdi>{companyName}</bdi>,
    },
    {
      key: 'state',
      title: text('platformApplications.state'),
      render: ({ state }) => <Tag color={COLOURS[state]}>{text(`platformApplications.state.${state}`)}</Tag>,
    },
    {
      key: 'sent',
      title: text('platformApplications.sent'),
      render: ({ sendTime }) => <TimeText time={sendTime} />,
    },
    {
      key: 'age',
      title: text('platformApplications.age'),
      render: ({ state, waitingHours }) => (state === 'review' ? age(waitingHours) : '–'),
    },
    {
      key: 'decided',
      title: text('platformApplications.decided'),
      render: ({ decideTime }) => (decideTime ? <TimeText time={decideTime} /> : '–'),
    },
  ];
}
