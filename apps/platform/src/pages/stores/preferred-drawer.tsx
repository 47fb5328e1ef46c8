import { useText } from '@galleria/console-kit/console-context';
import type { RowOf } from '@galleria/console-kit/list/list-page';
import { FormDrawer } from '@galleria/console-kit/page/form-drawer';
import { Loaded } from '@galleria/console-kit/page/loaded';
import { SortableList, useSavedOrder } from '@galleria/console-kit/sortable-list';
import { SecondaryText } from '@galleria/console-kit/text/secondary-text';
import { useCall } from '@galleria/console-kit/use-call';
import { useMutate } from '@galleria/console-kit/use-mutate';
import { orderPreferredStores, platformStorePage } from '@galleria/contract/stores/staff-stores';
import { Empty, Flex } from 'antd';

type Store = RowOf<typeof platformStorePage>;

/** Sorts the preferred stores of the home page. */
export function PreferredDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const text = useText<'platform'>();
  return (
    <FormDrawer title={text('platformStores.arrange')} isOpen={isOpen} onClose={onClose}>
      <Preferred />
    </FormDrawer>
  );
}

function Preferred() {
  const answer = useCall(platformStorePage, { isPreferred: true, size: 100 });
  return (
    <Loaded answer={answer} lines={6}>
      {({ records }) => <PreferredList stores={records} />}
    </Loaded>
  );
}

function PreferredList({ stores }: { stores: readonly Store[] }) {
  const text = useText<'platform'>();
  const mutate = useMutate();
  const { shown, sort } = useSavedOrder(stores, (next) =>
    mutate(
      orderPreferredStores,
      { storeIds: next.map(({ storeId }) => storeId) },
      { done: text('platformStores.arranged') },
    ),
  );
  if (stores.length === 0) return <Empty description={text('platformStores.arrangeNone')} />;
  return (
    <Flex vertical gap="middle">
      <SecondaryText>{text('platformStores.arrangeText')}</SecondaryText>
      <SortableList
        items={shown}
        keyOf={({ storeId }) => storeId}
        nameOf={({ name }) => name}
        onSort={sort}
        aria-label={text('platformStores.arrangeList')}
      >
        {({ name }) => <bdi>{name}</bdi>}
      </SortableList>
    </Flex>
  );
}
