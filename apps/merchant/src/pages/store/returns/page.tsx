import { useText } from '@galleria/console-kit/console-context';
import { Icon } from '@galleria/console-kit/icon';
import { Loaded } from '@galleria/console-kit/page/loaded';
import { Page } from '@galleria/console-kit/page/page';
import { Panel } from '@galleria/console-kit/page/panel';
import { RowButtons } from '@galleria/console-kit/row-buttons';
import { Can } from '@galleria/console-kit/sign-in/session';
import { useCall } from '@galleria/console-kit/use-call';
import { useConfirm, useMutate } from '@galleria/console-kit/use-mutate';
import type { OutputOf } from '@galleria/contract/operation';
import {
  deleteReturnAddress,
  returnAddressList,
  saveReturnAddress,
} from '@galleria/contract/store-settings/return-addresses';
import { Button, Empty, Flex, Tag } from 'antd';
import { useState } from 'react';
import { StoreTabs } from '../store-tabs.tsx';
import { ReturnAddressDrawer } from './return-address-drawer.tsx';

export type ReturnAddress = OutputOf<typeof returnAddressList>[number];

/** Addresses that buyers return goods to. */
export function Component() {
  const text = useText<'merchant'>();
  const answer = useCall(returnAddressList, {});
  const [edited, setEdited] = useState<ReturnAddress | 'new'>();
  return (
    <Page
      title={text('merchantStore.returns')}
      intro={text('merchantStore.returnsIntro')}
      action={
        <Can permission="store.edit">
          <Button type="primary" icon={<Icon name="add" />} onClick={() => setEdited('new')}>
            {text('merchantStore.addReturnAddress')}
          </Button>
        </Can>
      }
    >
      <StoreTabs />
      <Loaded answer={answer}>
        {(addresses) =>
          addresses.length === 0 ? (
            <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text('merchantStore.noReturnAddresses')} />
          ) : (
            <div className="settings-grid">
              {addresses.map((address) => (
                <AddressCard key={address.addressId} address={address} onEdit={() => setEdited(address)} />
              ))}
            </div>
          )
        }
      </Loaded>
      <ReturnAddressDrawer address={edited} onClose={() => setEdited(undefined)} />
    </Page>
  );
}

function AddressCard({ address, onEdit }: { address: ReturnAddress; onEdit: () => void }) {
  const text = useText<'merchant'>();
  const mutate = useMutate();
  const confirm = useConfirm();
  const { region, isDefault, ...stored } = address;
  const { addressId, receiver: name } = stored;

  async function remove() {
    const isSure = await confirm({
      title: text('merchantStore.deleteReturnTitle', { name }),
      consequences: text('merchantStore.deleteReturnText'),
      action: text('console.delete'),
      isDangerous: true,
    });
    if (isSure) await mutate(deleteReturnAddress, { addressId }, { done: text('merchantStore.returnDeleted') });
  }

  return (
    <Panel title={name} extra={isDefault && <Tag color="success">{text('merchantStore.default')}</Tag>}>
      <Flex vertical gap="small">
        <span>
          {region} {stored.detail} {stored.postCode}
        </span>
        <bdi>{stored.phone}</bdi>
        <RowButtons permission="store.edit" name={name} onEdit={onEdit} onDelete={() => void remove()}>
          {!isDefault && (
            <Button
              size="small"
              type="link"
              aria-label={text('merchantStore.makeDefaultOf', { name })}
              onClick={() => void mutate(saveReturnAddress, { ...stored, isDefault: true })}
            >
              {text('merchantStore.makeDefault')}
            </Button>
          )}
        </RowButtons>
      </Flex>
    </Panel>
  );
}
