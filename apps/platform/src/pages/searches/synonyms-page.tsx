import { useText } from '@galleria/console-kit/console-context';
import { Icon } from '@galleria/console-kit/icon';
import { Loaded } from '@galleria/console-kit/page/loaded';
import { Page } from '@galleria/console-kit/page/page';
import { Panel } from '@galleria/console-kit/page/panel';
import { Can, useCan } from '@galleria/console-kit/sign-in/session';
import { usePagedCall } from '@galleria/console-kit/use-call';
import { useMutate } from '@galleria/console-kit/use-mutate';
import type { OutputOf } from '@galleria/contract/operation';
import { deleteSynonyms, saveSynonyms, synonymList } from '@galleria/contract/search/staff-searches';
import { Button, Empty, Flex, Input, Tag } from 'antd';
import { useState } from 'react';
import { SearchTabs } from './search-tabs.tsx';
import { SynonymsDrawer } from './synonyms-drawer.tsx';

export type SynonymSet = OutputOf<typeof synonymList>[number];

/** Synonym sets of the search. */
export function Component() {
  const text = useText<'platform'>();
  const [keyword, setKeyword] = useState('');
  const [edited, setEdited] = useState<SynonymSet | 'new'>();
  const answer = usePagedCall(synonymList, { keyword });
  return (
    <Page
      title={text('platformCatalogue.searches')}
      intro={text('platformCatalogue.synonymsIntro')}
      action={
        <Can permission="catalogue.edit">
          <Button type="primary" icon={<Icon name="add" />} onClick={() => setEdited('new')}>
            {text('platformCatalogue.addSynonyms')}
          </Button>
        </Can>
      }
    >
      <SearchTabs />
      <Input
        allowClear
        aria-label={text('platformCatalogue.findWord')}
        placeholder={text('platformCatalogue.findWord')}
        value={keyword}
        onChange={({ target }) => setKeyword(target.value)}
        style={{ maxWidth: 320 }}
      />
      <Loaded answer={answer} lines={8}>
        {(sets) => (
          <Panel>
            {sets.length === 0 && (
              <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text('platformCatalogue.noSynonyms')} />
            )}
            <Flex vertical gap="middle">
              {sets.map((set) => (
                <SynonymRow key={set.synonymId} set={set} onEdit={() => setEdited(set)} />
              ))}
            </Flex>
          </Panel>
        )}
      </Loaded>
      <SynonymsDrawer set={edited} onClose={() => setEdited(undefined)} />
    </Page>
  );
}

function SynonymRow({ set: { synonymId, words }, onEdit }: { set: SynonymSet; onEdit: () => void }) {
  const text = useText<'platform'>();
  const mutate = useMutate();
  const mayEdit = useCan('catalogue.edit');
  const all = Object.values(words).flat();
  const name = all[0] ?? '';
  const remove = () =>
    mutate(
      deleteSynonyms,
      { synonymId },
      { done: text('platformCatalogue.synonymsDeleted'), undo: () => mutate(saveSynonyms, { words }) },
    );
  return (
    <Flex wrap gap="small" align="center" justify="space-between">
      <Flex wrap gap={4}>
        {all.map((word) => (
          <Tag key={word}>
            <bdi>{word}</bdi>
          </Tag>
        ))}
      </Flex>
      {mayEdit && (
        <Flex gap={4}>
          <Button size="small" aria-label={text('platformCatalogue.editOf', { name })} onClick={onEdit}>
            {text('platformCatalogue.edit')}
          </Button>
          <Button
            size="small"
            danger
            aria-label={text('platformCatalogue.deleteOf', { name })}
            onClick={() => void remove()}
          >
            {text('platformCatalogue.delete')}
          </Button>
        </Flex>
      )}
    </Flex>
  );
}
