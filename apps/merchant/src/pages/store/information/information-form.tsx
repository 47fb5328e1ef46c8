import { useText } from '@galleria/console-kit/console-context';
import { ContractForm } from '@galleria/console-kit/form/contract-form';
import { PicturesInput } from '@galleria/console-kit/form/inputs/pictures-input';
import { FormLanguages } from '@galleria/console-kit/form/texts/form-languages';
import { LocaleTextInput } from '@galleria/console-kit/form/texts/locale-text-input';
import { useCan } from '@galleria/console-kit/sign-in/session';
import { useToast } from '@galleria/console-kit/use-mutate';
import type { OutputOf } from '@galleria/contract/operation';
import { changeStoreInfo, type ownStoreInfo } from '@galleria/contract/store-settings/information';
import { MAX_CANCEL_MINUTES } from '@galleria/domain/stores/cancel-minutes';
import { STORE_NAME_LIMIT } from '@galleria/domain/stores/store-name';
import { Alert, InputNumber } from 'antd';

const TEXTS = ['name', 'intro', 'address'];

export function InformationForm({ store }: { store: OutputOf<typeof ownStoreInfo> }) {
  const text = useText<'merchant'>();
  const toast = useToast();
  const { name, intro, address, phone, logo, signPic, cancelMinutes } = store;
  if (!useCan('store.edit')) return <Alert type="info" showIcon title={text('merchantStore.readOnly')} />;
  return (
    <ContractForm
      operation={changeStoreInfo}
      initial={{ name, intro, address, phone, logo, signPic, cancelMinutes }}
      fields={{
        name: {
          label: text('merchantStore.name'),
          help: text('merchantStore.nameHelp'),
          control: <LocaleTextInput maxLength={STORE_NAME_LIMIT} />,
        },
        intro: { label: text('merchantStore.introText'), control: <LocaleTextInput rows={3} maxLength={200} /> },
        address: { label: text('merchantStore.address'), control: <LocaleTextInput maxLength={200} /> },
        phone: { label: text('merchantStore.phone') },
        logo: {
          label: text('merchantStore.logo'),
          help: text('merchantStore.logoHelp'),
          control: <OnePicture label={text('merchantStore.logo')} />,
        },
        signPic: {
          label: text('merchantStore.signPicture'),
          help: text('merchantStore.signPictureHelp'),
          isRequired: false,
          control: <OnePicture label={text('merchantStore.signPicture')} />,
        },
        cancelMinutes: {
          label: text('merchantStore.cancelMinutes'),
          help: text('merchantStore.cancelMinutesHelp'),
          isRequired: true,
          control: <InputNumber<number> min={0} max={MAX_CANCEL_MINUTES} precision={0} style={{ width: '100%' }} />,
        },
      }}
      wrap={(fields) => <FormLanguages names={TEXTS}>{fields}</FormLanguages>}
      fieldOfRefusal={{ 'store.nameTaken': 'name' }}
      submit={text('console.save')}
      onDone={() => toast(text('merchantStore.saved'))}
    />
  );
}

interface OnePictureProps {
  id?: string;
  value?: string;
  onChange?: (path: string) => void;
  label: string;
}

function OnePicture({ id, value, onChange, label }: OnePictureProps) {
  return (
    <PicturesInput
      {...(id && { id })}
      max={1}
      aria-label={label}
      value={value ? [value] : []}
      onChange={([path = '']) => onChange?.(path)}
    />
  );
}
