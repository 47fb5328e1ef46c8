import { useText } from '@galleria/console-kit/console-context';
import { ContractForm } from '@galleria/console-kit/form/contract-form';
import { LocaleTextsInput } from '@galleria/console-kit/form/texts/locale-text-input';
import { FormDrawer } from '@galleria/console-kit/page/form-drawer';
import { useToast } from '@galleria/console-kit/use-mutate';
import { saveBrand } from '@galleria/contract/catalogue/staff-brands';
import { OnePictureInput } from '../../shared/one-picture-input.tsx';
import type { Brand } from './page.tsx';

interface BrandDrawerProps {
  /** The drawer is open while this is set. */
  brand: Brand | 'new' | undefined;
  onClose: () => void;
}

const MAX_NAME_LENGTH = 60;

export function BrandDrawer({ brand, onClose }: BrandDrawerProps) {
  const text = useText<'platform'>();
  const toast = useToast();
  const saved = brand === 'new' ? undefined : brand;
  const title = saved
    ? text('platformCatalogue.editOf', { name: saved.brandName })
    : text('platformCatalogue.addBrand');
  return (
    <FormDrawer title={title} isOpen={brand !== undefined} onClose={onClose}>
      <ContractForm
        operation={saveBrand}
        fixed={{ brandId: saved?.brandId }}
        initial={saved ?? { isOn: true, seq: 0 }}
        fields={{
          brandName: { label: text('platformCatalogue.brandName'), autoFocus: true },
          localNames: {
            label: text('platformCatalogue.localNames'),
            help: text('platformCatalogue.localNamesHelp'),
            control: <LocaleTextsInput maxLength={MAX_NAME_LENGTH} />,
          },
          brandPic: {
            label: text('platformCatalogue.logo'),
            control: <OnePictureInput aria-label={text('platformCatalogue.logo')} />,
          },
          seq: { label: text('platformCatalogue.order'), help: text('platformCatalogue.orderHelp') },
          isOn: { label: text('platformCatalogue.isShown'), help: text('platformCatalogue.brandShownHelp') },
        }}
        fieldOfRefusal={{ 'brand.nameTaken': 'brandName' }}
        submit={text('console.save')}
        onDone={() => {
          toast(text('platformCatalogue.brandSaved'));
          onClose();
        }}
        onCancel={onClose}
      />
    </FormDrawer>
  );
}
