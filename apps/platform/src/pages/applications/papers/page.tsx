import { useText } from '@galleria/console-kit/console-context';
import type { Filters } from '@galleria/console-kit/list/filters';
import type { ListColumn } from '@galleria/console-kit/list/list-columns';
import { ListPage } from '@galleria/console-kit/list/list-page';
import { Thumbnail } from '@galleria/console-kit/page/thumbnail';
import { TimeText } from '@galleria/console-kit/text/time-text';
import type { OutputOf } from '@galleria/contract/operation';
import { paperRequestPage } from '@galleria/contract/stores/paper-requests';
import { PAPER_QUEUE_STATES, type PaperQueueState } from '@galleria/domain/stores/paper-request';
import { Flex, Tag } from 'antd';
import { Link } from 'react-router';
import { ApplicationTabs } from '../application-tabs.tsx';
import { useWaitingTime } from '../use-waiting-time.ts';

type Row = OutputOf<typeof paperRequestPage>['records'][number];

const LOGO_PX = 40;

const COLOURS: Readonly<Record<PaperQueueState, string>> = {
  waiting: 'processing',
  approved: 'success',
  refused: 'warning',
};

/** Changes of papers by state, with how long each has waited. */
export function Component() {
  const text = useText<'platform'>();
  const filters = {
    text: { kind: 'text', label: text('platformApplications.store') },
    state: {
      kind: 'select',
      label: text('platformApplications.state'),
      options: PAPER_QUEUE_STATES.map((value) => ({ value, label: text(`platformApplications.papersState.${value}`) })),
    },
  } satisfies Filters;
  return (
    <ListPage
      name="paperRequests"
      title={text('platformApplications.paperChanges')}
      intro={text('platformApplications.papersIntro')}
      operation={paperRequestPage}
      keyOf={({ requestId }) => requestId}
      columns={useColumns()}
      filters={filters}
      views={PAPER_QUEUE_STATES.map((state) => ({
        name: text(`platformApplications.papersState.${state}`),
        search: `state=${state}`,
      }))}
      toInput={({ text: keyword, state }) => ({
        text: keyword,
        state: PAPER_QUEUE_STATES.find((one) => one === state),
      })}
      emptyText={text('platformApplications.papersNone')}
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
      render: ({ requestId, storeName, storeLogo }) => (
        <Flex gap="small" align="center">
          <Thumbnail path={storeLogo} width={LOGO_PX} height={LOGO_PX} />
          <Link to={`/applications/papers/${requestId}`}>
            <bdi>{storeName}</bdi>
          </Link>
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
      render: ({ state }) => <Tag color={COLOURS[state]}>{text(`platformApplications.papersState.${state}`)}</Tag>,
    },
    {
      key: 'sent',
      title: text('platformApplications.sent'),
      render: ({ sendTime }) => <TimeText time={sendTime} />,
    },
    {
      key: 'age',
      title: text('platformApplications.age'),
      render: ({ state, waitingHours }) => (state === 'waiting' ? age(waitingHours) : '–'),
    },
    {
      key: 'decided',
      title: text('platformApplications.decided'),
      render: ({ decideTime }) => (decideTime ? <TimeText time={decideTime} /> : '–'),
    },
  ];
}
