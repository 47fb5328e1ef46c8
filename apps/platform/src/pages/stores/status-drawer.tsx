import { useText } from '@galleria/console-kit/console-context';
import { ContractForm } from '@galleria/console-kit/form/contract-form';
import { FormDrawer } from '@galleria/console-kit/page/form-drawer';
import { useCall } from '@galleria/console-kit/use-call';
import { useToast } from '@galleria/console-kit/use-mutate';
import type { OutputOf } from '@galleria/contract/operation';
import {
  changeStoreStatus,
  platformStoreFigures,
  type platformStoreInfo,
} from '@galleria/contract/stores/staff-stores';
import type { StaffStatus } from '@galleria/domain/stores/change-status';
import { Alert, Flex, Input } from 'antd';

type Store = OutputOf<typeof platformStoreInfo>;

interface StatusDrawerProps {
  store: Store;
  /** The new state. The drawer is open while this is set. */
  to: StaffStatus | undefined;
  onClose: () => void;
}

/** Shows the consequences of a change of state, and asks for the reason. */
export function StatusDrawer({ store, to, onClose }: StatusDrawerProps) {
  const text = useText<'platform'>();
  const { name } = store;
  return (
    <FormDrawer
      title={to ? text(`platformStores.changeTitle.${to}`, { name }) : ''}
      isOpen={to !== undefined}
      onClose={onClose}
    >
      {to && <StatusForm {...{ store, to, onClose }} />}
    </FormDrawer>
  );
}

function StatusForm({ store: { storeId, name }, to, onClose }: StatusDrawerProps & { to: StaffStatus }) {
  const text = useText<'platform'>();
  const toast = useToast();
  const figures = useCall(platformStoreFigures, { storeId }).data;
  const isClosing = to !== 'normal';
  const open = figures && figures.openOrders + figures.unpaidOrders;
  return (
    <Flex vertical gap="middle">
      <Alert
        type={isClosing ? 'warning' : 'info'}
        showIcon
        title={text(isClosing ? 'platformStores.closingText' : 'platformStores.openingText')}
        description={isClosing && open !== undefined ? text('platformStores.openNow', { open }) : undefined}
      />
      <ContractForm
        operation={changeStoreStatus}
        fixed={{ storeId, to }}
        fields={{
          reason: {
            label: text('platformStores.reason'),
            help: text('platformStores.reasonHelp'),
            control: <Input.TextArea rows={4} maxLength={300} showCount />,
          },
        }}
        submit={text(`platformStores.to.${to}`)}
        onDone={() => {
          toast(text('platformStores.changed', { name, status: text(`platformStores.status.${to}`) }));
          onClose();
        }}
        onCancel={onClose}
      />
    </Flex>
  );
}
