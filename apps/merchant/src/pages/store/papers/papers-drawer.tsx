import { useText } from '@galleria/console-kit/console-context';
import { ContractForm } from '@galleria/console-kit/form/contract-form';
import { PicturesInput } from '@galleria/console-kit/form/inputs/pictures-input';
import { FormLanguages } from '@galleria/console-kit/form/texts/form-languages';
import { LocaleTextInput } from '@galleria/console-kit/form/texts/locale-text-input';
import { FormDrawer } from '@galleria/console-kit/page/form-drawer';
import { useToast } from '@galleria/console-kit/use-mutate';
import { requestPaperChange } from '@galleria/contract/store-settings/papers';
import { Input } from 'antd';
import type { Papers } from './papers-facts.tsx';

interface PapersDrawerProps {
  initial: Papers | undefined;
  isOpen: boolean;
  onClose: () => void;
}

const TEXTS = [
  ...['companyName', 'companyAddress', 'legalRepresentative', 'registeredCapital'],
  ...['businessTerm', 'businessScope'],
];

export function PapersDrawer({ initial, isOpen, onClose }: PapersDrawerProps) {
  const text = useText<'merchant'>();
  const toast = useToast();
  const line = (maxLength: number) => <LocaleTextInput maxLength={maxLength} />;
  return (
    <FormDrawer title={text('merchantStore.askChange')} isOpen={isOpen} onClose={onClose} size={640}>
      <ContractForm
        operation={requestPaperChange}
        initial={initial ?? { registeredCapital: {}, businessTerm: {}, businessScope: {} }}
        fields={{
          companyName: { label: text('merchantStore.companyName'), control: line(100) },
          companyAddress: { label: text('merchantStore.companyAddress'), control: line(200) },
          legalRepresentative: { label: text('merchantStore.legalRepresentative'), control: line(60) },
          registeredCapital: { label: text('merchantStore.registeredCapital'), control: line(60) },
          businessTerm: { label: text('merchantStore.businessTerm'), control: line(100) },
          businessScope: {
            label: text('merchantStore.businessScope'),
            control: <LocaleTextInput rows={3} maxLength={1000} />,
          },
          licenceNumber: { label: text('merchantStore.licenceNumber') },
          foundedOn: { label: text('merchantStore.foundedOn'), control: <Input type="date" /> },
          expiresOn: {
            label: text('merchantStore.expiresOn'),
            help: text('merchantStore.expiresOnHelp'),
            control: <Input type="date" />,
          },
          licencePics: {
            label: text('merchantStore.licencePics'),
            control: <PicturesInput max={5} aria-label={text('merchantStore.licencePics')} />,
          },
        }}
        wrap={(fields) => <FormLanguages names={TEXTS}>{fields}</FormLanguages>}
        submit={text('merchantStore.sendRequest')}
        onDone={() => {
          toast(text('merchantStore.requestSent'));
          onClose();
        }}
        onCancel={onClose}
      />
    </FormDrawer>
  );
}
