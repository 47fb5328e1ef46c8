import { useLocale, useText } from '@galleria/console-kit/console-context';
import { Icon } from '@galleria/console-kit/icon';
import { Loaded } from '@galleria/console-kit/page/loaded';
import { Page } from '@galleria/console-kit/page/page';
import { Panel } from '@galleria/console-kit/page/panel';
import { RowButtons } from '@galleria/console-kit/row-buttons';
import { Can, useCan } from '@galleria/console-kit/sign-in/session';
import { SortableList, useSavedOrder } from '@galleria/console-kit/sortable-list';
import { useCall } from '@galleria/console-kit/use-call';
import { useMutate } from '@galleria/console-kit/use-mutate';
import type { OutputOf } from '@galleria/contract/operation';
import { deleteStoreShelf, storeShelfList } from '@galleria/contract/store-settings/in-use';
import { orderStoreShelves } from '@galleria/contract/store-settings/shelves';
import { textIn } from '@galleria/domain/site/locales';
import { Button, Empty, Flex, Tag } from 'antd';
import { useState } from 'react';
import { DeleteDialog } from '../delete-dialog.tsx';
import { StoreTabs } from '../store-tabs.tsx';
import { ShelfDrawer } from './shelf-drawer.tsx';

export type Shelf = OutputOf<typeof storeShelfList>[number];

/** The store's own categories, in the order in which buyers see them. */
export function Component() {
  const text = useText<'merchant'>();
  const answer = useCall(storeShelfList, {});
  const [edited, setEdited] = useState<Shelf | 'new'>();
  const [deleted, setDeleted] = useState<Shelf>();
  return (
    <Page
      title={text('merchantStore.shelves')}
      intro={text('merchantStore.shelvesIntro')}
      action={
        <Can permission="store.edit">
          <Button type="primary" icon={<Icon name="add" />} onClick={() => setEdited('new')}>
            {text('merchantStore.addShelf')}
          </Button>
        </Can>
      }
    >
      <StoreTabs />
      <Loaded answer={answer}>
        {(shelves) => (
          <Panel isFlush>
            <ShelfList shelves={shelves} onEdit={setEdited} onDelete={setDeleted} />
          </Panel>
        )}
      </Loaded>
      <ShelfDrawer shelf={edited} onClose={() => setEdited(undefined)} />
      {deleted && <ShelfDeletion shelf={deleted} shelves={answer.data ?? []} onClose={() => setDeleted(undefined)} />}
    </Page>
  );
}

interface ShelfListProps {
  shelves: readonly Shelf[];
  onEdit: (shelf: Shelf) => void;
  onDelete: (shelf: Shelf) => void;
}

function ShelfList({ shelves, onEdit, onDelete }: ShelfListProps) {
  const text = useText<'merchant'>();
  const locale = useLocale();
  const mutate = useMutate();
  const isEditor = useCan('store.edit');
  const nameOf = ({ name }: Shelf) => textIn(name, locale);
  const { shown, sort } = useSavedOrder(shelves, (next) =>
    mutate(orderStoreShelves, { shelfIds: next.map(({ shelfId }) => shelfId) }),
  );

  if (shelves.length === 0) {
    return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text('merchantStore.noShelves')} />;
  }
  return (
    <SortableList
      aria-label={text('merchantStore.shelves')}
      items={shown}
      keyOf={({ shelfId }) => shelfId}
      nameOf={nameOf}
      onSort={isEditor ? (next) => void sort(next) : undefined}
    >
      {(shelf) => (
        <Flex gap="small" wrap align="center" justify="space-between">
          <span>
            {nameOf(shelf)} <Tag>{text('merchantStore.productCount', { count: shelf.productCount })}</Tag>
          </span>
          <RowButtons
            permission="store.edit"
            name={nameOf(shelf)}
            onEdit={() => onEdit(shelf)}
            onDelete={() => onDelete(shelf)}
          />
        </Flex>
      )}
    </SortableList>
  );
}

interface ShelfDeletionProps {
  shelf: Shelf;
  shelves: readonly Shelf[];
  onClose: () => void;
}

function ShelfDeletion({ shelf, shelves, onClose }: ShelfDeletionProps) {
  const text = useText<'merchant'>();
  const locale = useLocale();
  const mutate = useMutate();
  const name = textIn(shelf.name, locale);
  const { shelfId, productCount: count } = shelf;
  const others = shelves.filter((other) => other.shelfId !== shelfId);
  const options = others.map((other) => ({ value: other.shelfId, label: textIn(other.name, locale) }));
  return (
    <DeleteDialog
      title={text('merchantStore.deleteShelfTitle', { name })}
      consequences={text(count > 0 ? 'merchantStore.shelfInUse' : 'merchantStore.shelfEmpty', { count })}
      moveTargets={count > 0 ? { label: text('merchantStore.moveToShelf'), options } : undefined}
      onDelete={async (moveToId) => {
        const done = text('merchantStore.shelfDeleted', { name });
        return (await mutate(deleteStoreShelf, { shelfId, moveToId }, { done })).ok;
      }}
      onClose={onClose}
    />
  );
}
