import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocale, useText } from '../../messages/messages.tsx';
import { Menu, MenuButton } from '../../ui/overlays/menu.tsx';
import { useShell } from '../../visit/shell-data.ts';
import { PreferenceForm } from './preference-form.tsx';

interface PreferenceMenuProps {
  triggerClassName: string;
}

export function LanguageMenu({ triggerClassName }: PreferenceMenuProps) {
  const text = useText();
  const locale = useLocale();
  const { languages } = useShell();
  const present = languages.find((one) => one.locale === locale);
  return (
    <PreferenceForm>
      <Menu
        label={text('shell.language')}
        trigger={<Trigger label={text('shell.language')} shown={present?.name ?? locale} />}
        triggerClassName={triggerClassName}
      >
        {languages.map(({ locale: value, tag, name }) => (
          <MenuButton key={value} type="submit" name="lang" value={value} lang={tag} checked={value === locale}>
            {name}
          </MenuButton>
        ))}
      </Menu>
    </PreferenceForm>
  );
}

export function CurrencyMenu({ triggerClassName }: PreferenceMenuProps) {
  const text = useText();
  const { currencies, currency } = useShell();
  return (
    <PreferenceForm>
      <Menu
        label={text('shell.currency')}
        trigger={<Trigger label={text('shell.currency')} shown={`${currency.symbol} ${currency.currencyCode}`} />}
        triggerClassName={triggerClassName}
      >
        {currencies.map(({ code, symbol, name }) => (
          <MenuButton key={code} type="submit" name="currency" value={code} checked={code === currency.currencyCode}>
            <span className="w-8 shrink-0 text-ink-soft">{symbol}</span>
            <span className="min-w-0">{name}</span>
          </MenuButton>
        ))}
      </Menu>
    </PreferenceForm>
  );
}

function Trigger({ label, shown }: { label: string; shown: ReactNode }) {
  return (
    <>
      <span className="sr-only">{label}: </span>
      <bdi>{shown}</bdi>
      <ChevronDown aria-hidden className="size-3" />
    </>
  );
}
