import { useLocale, useText } from '@galleria/console-kit/console-context';
import { Can, useCan } from '@galleria/console-kit/sign-in/session';
import { SecondaryText } from '@galleria/console-kit/text/secondary-text';
import { useMutate } from '@galleria/console-kit/use-mutate';
import { switchCurrency } from '@galleria/contract/site/currencies';
import { textIn } from '@galleria/domain/site/locales';
import { Button, Flex, Switch, Tag } from 'antd';
import type { StaffCurrency } from './page.tsx';

interface CurrencyRowProps {
  currency: StaffCurrency;
  onEdit: (currency: StaffCurrency) => void;
  onHistory: (currency: StaffCurrency) => void;
}

export function CurrencyRow({ currency, onEdit, onHistory }: CurrencyRowProps) {
  const text = useText<'platform'>();
  const mutate = useMutate();
  const isEditor = useCan('settings.edit');
  const { code, symbol, rate, isOn, isBase } = currency;
  const name = textIn(currency.name, useLocale()) || code;
  return (
    <Flex wrap gap="small" align="center" justify="space-between" style={{ width: '100%' }}>
      <Flex gap="small" wrap align="center" style={{ flex: '1 1 200px' }}>
        {name}
        <SecondaryText>
          <bdi>
            {code} {symbol}
          </bdi>
        </SecondaryText>
        {isBase && <Tag color="processing">{text('platformSite.base')}</Tag>}
      </Flex>
      <Flex gap="small" wrap align="center">
        <bdi data-rate={code} style={{ minWidth: 72, textAlign: 'end', fontVariantNumeric: 'tabular-nums' }}>
          {rate}
        </bdi>
        <Switch
          checked={isOn}
          disabled={!isEditor || isBase}
          aria-label={`${text('platformSite.offered')}: ${name}`}
          onChange={(on) => void mutate(switchCurrency, { code, isOn: on })}
        />
        <Can permission="settings.edit">
          <Button
            size="small"
            type="link"
            aria-label={text('console.editOf', { name })}
            onClick={() => onEdit(currency)}
          >
            {text('console.edit')}
          </Button>
        </Can>
        <Button
          size="small"
          type="link"
          aria-label={text('platformSite.rateHistoryOf', { code })}
          onClick={() => onHistory(currency)}
        >
          {text('platformSite.rateHistory')}
        </Button>
      </Flex>
    </Flex>
  );
}
