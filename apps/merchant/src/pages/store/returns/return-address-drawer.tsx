import { useText } from '@galleria/console-kit/console-context';
import { ContractForm } from '@galleria/console-kit/form/contract-form';
import { RegionPicker } from '@galleria/console-kit/form/inputs/region-picker';
import { FormDrawer } from '@galleria/console-kit/page/form-drawer';
import { useToast } from '@galleria/console-kit/use-mutate';
import { saveReturnAddress } from '@galleria/contract/store-settings/return-addresses';
import type { ReturnAddress } from './page.tsx';

interface ReturnAddressDrawerProps {
  /** The drawer is closed without one. */
  address: ReturnAddress | 'new' | undefined;
  onClose: () => void;
}

export function ReturnAddressDrawer({ address, onClose }: ReturnAddressDrawerProps) {
  const text = useText<'merchant'>();
  const toast = useToast();
  const { addressId, region: _, ...saved } = address === 'new' || !address ? {} : address;
  const title = text(addressId ? 'merchantStore.editReturnAddress' : 'merchantStore.addReturnAddress');
  return (
    <FormDrawer title={title} isOpen={address !== undefined} onClose={onClose}>
      <ContractForm
        operation={saveReturnAddress}
        fixed={{ addressId }}
        initial={addressId ? saved : { isDefault: false }}
        fields={{
          receiver: { label: text('merchantStore.receiver'), autoFocus: true },
          phone: { label: text('merchantStore.phone') },
          areaId: { label: text('merchantStore.region'), control: <RegionPicker /> },
          detail: { label: text('merchantStore.detail') },
          postCode: { label: text('merchantStore.postCode') },
          isDefault: {
            label: text('merchantStore.isDefault'),
            help: text('merchantStore.isDefaultHelp'),
            isRequired: true,
          },
        }}
        fieldOfRefusal={{ 'address.unknownArea': 'areaId' }}
        submit={text('console.save')}
        onDone={() => {
          toast(text('merchantStore.returnSaved'));
          onClose();
        }}
        onCancel={onClose}
      />
    </FormDrawer>
  );
}
