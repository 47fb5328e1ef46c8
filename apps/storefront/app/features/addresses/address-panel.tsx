import { useText } from '../../messages/messages.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import type { Address, AddressOutcome, Regions } from './address-fields.ts';
import { AddressForm } from './address-form.tsx';

interface AddressPanelProps {
  address: Address | 'new';
  regions: Regions;
  /** Called once the address is saved. */
  onDone?: (outcome: AddressOutcome) => void;
  onClose: () => void;
}

/** A dialog, on phones a sheet. Only rendered after a click, so `matchMedia` exists. */
export function AddressPanel({ address, regions, onDone, onClose }: AddressPanelProps) {
  const text = useText();
  const title = text(address === 'new' ? 'addresses.add' : 'addresses.editTitle');

  function finish(outcome: AddressOutcome) {
    onClose();
    onDone?.(outcome);
    toast.success(text('addresses.saved'));
  }

  const form = <AddressForm address={address} regions={regions} onDone={finish} onCancel={onClose} />;
  if (matchMedia('(width >= 768px)').matches) {
    return (
      <Dialog title={title} onClose={onClose} guarded>
        {form}
      </Dialog>
    );
  }
  return (
    <Sheet edge="bottom" title={title} onClose={onClose} guarded>
      {form}
    </Sheet>
  );
}
