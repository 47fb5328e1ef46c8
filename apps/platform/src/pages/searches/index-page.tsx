import { useText } from '@galleria/console-kit/console-context';
import { Loaded } from '@galleria/console-kit/page/loaded';
import { Page } from '@galleria/console-kit/page/page';
import { Panel } from '@galleria/console-kit/page/panel';
import { Can } from '@galleria/console-kit/sign-in/session';
import { TimeText } from '@galleria/console-kit/text/time-text';
import { usePolledCall } from '@galleria/console-kit/use-call';
import { useMutate } from '@galleria/console-kit/use-mutate';
import { indexRunList, startIndexRun } from '@galleria/contract/search/staff-searches';
import { Button, Empty, Flex, Progress, Typography } from 'antd';
import { SearchTabs } from './search-tabs.tsx';

/** Progress of index runs, and a button that starts a rebuild of the search index. */
export function Component() {
  const text = useText<'platform'>();
  const mutate = useMutate();
  const answer = usePolledCall(indexRunList, {}, (runs) => runs.some(({ endTime }) => endTime === null));
  return (
    <Page
      title={text('platformCatalogue.searches')}
      intro={text('platformCatalogue.indexIntro')}
      action={
        <Can permission="catalogue.edit">
          <Button onClick={() => void mutate(startIndexRun, {}, { done: text('platformCatalogue.rebuildStarted') })}>
            {text('platformCatalogue.rebuild')}
          </Button>
        </Can>
      }
    >
      <SearchTabs />
      <Loaded answer={answer}>
        {(runs) => (
          <Panel>
            {runs.length === 0 && (
              <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text('platformCatalogue.noRuns')} />
            )}
            <Flex vertical gap="large">
              {runs.map(({ runId, scope, name, total, percent, createTime }) => {
                const label = text(`platformCatalogue.run.${scope}`, { name });
                return (
                  <div key={runId}>
                    <Flex wrap gap="small" justify="space-between">
                      <bdi>{label}</bdi>
                      <Typography.Text type="secondary">
                        {text('platformCatalogue.runTotal', { count: total })} · <TimeText time={createTime} />
                      </Typography.Text>
                    </Flex>
                    <Progress percent={percent} aria-label={label} />
                  </div>
                );
              })}
            </Flex>
          </Panel>
        )}
      </Loaded>
    </Page>
  );
}
