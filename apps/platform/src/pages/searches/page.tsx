import { useLocale, useText } from '@galleria/console-kit/console-context';
import { Icon } from '@galleria/console-kit/icon';
import { Loaded } from '@galleria/console-kit/page/loaded';
import { Page } from '@galleria/console-kit/page/page';
import { Panel } from '@galleria/console-kit/page/panel';
import { Can, useCan } from '@galleria/console-kit/sign-in/session';
import { SortableList, useSavedOrder } from '@galleria/console-kit/sortable-list';
import { TimeText } from '@galleria/console-kit/text/time-text';
import { useCall } from '@galleria/console-kit/use-call';
import { useMutate } from '@galleria/console-kit/use-mutate';
import type { OutputOf } from '@galleria/contract/operation';
import { deleteHotSearch, orderHotSearches, platformHotSearchList } from '@galleria/contract/search/staff-searches';
import { textIn } from '@galleria/domain/site/locales';
import { Button, Empty, Flex, Tag, Typography } from 'antd';
import { useState } from 'react';
import { HotSearchDrawer } from './hot-search-drawer.tsx';
import { SearchTabs } from './search-tabs.tsx';

export type HotSearch = OutputOf<typeof platformHotSearchList>[number];
const TARGETS = ['goods', 'stores'] as const;

/** Search terms that the mall suggests, in display order. */
export function Component() {
  const text = useText<'platform'>();
  const answer = useCall(platformHotSearchList, {});
  const [edited, setEdited] = useState<HotSearch | 'new'>();
  return (
    <Page
      title={text('platformCatalogue.searches')}
      intro={text('platformCatalogue.searchesIntro')}
      action={
        <Can permission="catalogue.edit">
          <Button type="primary" icon={<Icon name="add" />} onClick={() => setEdited('new')}>
            {text('platformCatalogue.addHotSearch')}
          </Button>
        </Can>
      }
    >
      <SearchTabs />
      <Loaded answer={answer}>
        {(all) => (
          <Flex vertical gap="middle">
            {TARGETS.map((target) => (
              <Panel key={target} title={text(`platformCatalogue.target.${target}`)}>
                <HotSearchList target={target} items={all.filter((one) => one.target === target)} onEdit={setEdited} />
              </Panel>
            ))}
          </Flex>
        )}
      </Loaded>
      <HotSearchDrawer hotSearch={edited} onClose={() => setEdited(undefined)} />
    </Page>
  );
}

interface HotSearchListProps {
  target: HotSearch['target'];
  items: readonly HotSearch[];
  onEdit: (hotSearch: HotSearch) => void;
}

function HotSearchList({ target, items, onEdit }: HotSearchListProps) {
  const text = useText<'platform'>();
  const locale = useLocale();
  const mutate = useMutate();
  const mayEdit = useCan('catalogue.edit');
  const nameOf = ({ title }: HotSearch) => textIn(title, locale);
  const { shown, sort } = useSavedOrder(items, (next) =>
    mutate(orderHotSearches, { target, hotSearchIds: next.map(({ hotSearchId }) => hotSearchId) }),
  );
  if (items.length === 0) {
    return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text('platformCatalogue.noHotSearches')} />;
  }
  const remove = (hotSearch: HotSearch) =>
    mutate(
      deleteHotSearch,
      { hotSearchId: hotSearch.hotSearchId },
      { done: text('platformCatalogue.hotDeleted', { name: nameOf(hotSearch) }) },
    );
  return (
    <SortableList
      aria-label={text(`platformCatalogue.target.${target}`)}
      items={shown}
      keyOf={({ hotSearchId }) => hotSearchId}
      nameOf={nameOf}
      onSort={mayEdit ? (next) => void sort(next) : undefined}
    >
      {(hotSearch) => (
        <Flex gap="small" wrap align="center" justify="space-between">
          <HotSearchText hotSearch={hotSearch} />
          {mayEdit && (
            <Flex gap={4}>
              <Button
                size="small"
                aria-label={text('platformCatalogue.editOf', { name: nameOf(hotSearch) })}
                onClick={() => onEdit(hotSearch)}
              >
                {text('platformCatalogue.edit')}
              </Button>
              <Button
                size="small"
                danger
                aria-label={text('platformCatalogue.deleteOf', { name: nameOf(hotSearch) })}
                onClick={() => void remove(hotSearch)}
              >
                {text('platformCatalogue.delete')}
              </Button>
            </Flex>
          )}
        </Flex>
      )}
    </SortableList>
  );
}

function HotSearchText({ hotSearch: { title, content, isShown, startTime, endTime } }: { hotSearch: HotSearch }) {
  const text = useText<'platform'>();
  const locale = useLocale();
  return (
    <Flex wrap gap="small" align="center">
      <bdi>{textIn(title, locale)}</bdi>
      <Typography.Text type="secondary">
        <bdi>{textIn(content, locale)}</bdi>
      </Typography.Text>
      {!isShown && <Tag>{text('platformCatalogue.notShownNow')}</Tag>}
      {startTime && (
        <Tag>
          {text('platformCatalogue.startTime')} <TimeText time={startTime} />
        </Tag>
      )}
      {endTime && (
        <Tag>
          {text('platformCatalogue.endTime')} <TimeText time={endTime} />
        </Tag>
      )}
    </Flex>
  );
}
