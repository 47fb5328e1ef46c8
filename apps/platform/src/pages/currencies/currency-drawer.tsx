import { useText } from '@galleria/console-kit/console-context';
import { ContractForm } from '@galleria/console-kit/form/contract-form';
import { LocaleTextsInput } from '@galleria/console-kit/form/texts/locale-text-input';
import { FormDrawer } from '@galleria/console-kit/page/form-drawer';
import { useToast } from '@galleria/console-kit/use-mutate';
import { saveCurrency } from '@galleria/contract/site/currencies';
import { InputNumber } from 'antd';
import type { StaffCurrency } from './page.tsx';

interface CurrencyDrawerProps {
  /** The drawer is open while this is set. */
  currency: StaffCurrency | 'new' | undefined;
  onClose: () => void;
}

export function CurrencyDrawer({ currency, onClose }: CurrencyDrawerProps) {
  const text = useText<'platform'>();
  const toast = useToast();
  const saved = currency === 'new' ? undefined : currency;
  const title = saved ? text('console.editOf', { name: saved.code }) : text('platformSite.addCurrency');
  const fields = {
    name: { label: text('platformSite.name'), control: <LocaleTextsInput maxLength={60} /> },
    symbol: { label: text('platformSite.symbol') },
    rate: {
      label: text('platformSite.rate'),
      help: text('platformSite.rateHelp'),
      control: <InputNumber min={0} max={1_000_000_000} disabled={saved?.isBase ?? false} style={{ width: '100%' }} />,
    },
  };
  const code = { label: text('platformSite.code'), help: text('platformSite.codeHelp'), autoFocus: true };
  return (
    <FormDrawer title={title} isOpen={currency !== undefined} onClose={onClose}>
      <ContractForm
        operation={saveCurrency}
        {...(saved && { fixed: { code: saved.code } })}
        initial={saved && { name: saved.name, symbol: saved.symbol, rate: saved.rate }}
        fields={saved ? fields : { code, ...fields }}
        fieldOfRefusal={{ 'currency.isBase': 'rate' }}
        submit={text('console.save')}
        onDone={() => {
          toast(text('platformSite.currencySaved', { code: saved?.code ?? '' }).trim());
          onClose();
        }}
        onCancel={onClose}
      />
    </FormDrawer>
  );
}
