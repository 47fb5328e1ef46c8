import { useSide, useText } from '@galleria/console-kit/console-context';
import { ContractForm } from '@galleria/console-kit/form/contract-form';
import { useToast } from '@galleria/console-kit/use-mutate';
import { savePayoutAccount } from '@galleria/contract/payouts/store-money';
import { PAYOUT_ACCOUNT_KINDS, type PayoutAccountKind } from '@galleria/domain/payouts/payout-account';
import { Drawer } from 'antd';
import { useState } from 'react';
import type { PayoutAccount } from './account-label.ts';

interface AccountDrawerProps {
  /** The drawer is closed without one. */
  account: PayoutAccount | 'new' | undefined;
  onClose: () => void;
}

export function AccountDrawer({ account, onClose }: AccountDrawerProps) {
  const text = useText<'merchant'>();
  return (
    <Drawer
      open={account !== undefined}
      onClose={onClose}
      placement={useSide('end')}
      title={text(account === 'new' ? 'merchantMoney.addAccount' : 'merchantMoney.editAccount')}
      destroyOnHidden
    >
      {account && <AccountForm saved={account === 'new' ? undefined : account} onClose={onClose} />}
    </Drawer>
  );
}

function AccountForm({ saved, onClose }: { saved: PayoutAccount | undefined; onClose: () => void }) {
  const text = useText<'merchant'>();
  const toast = useToast();
  const [kind, setKind] = useState<PayoutAccountKind>(saved?.kind ?? 'iban');
  const isBank = kind !== 'paypal';
  const isSameKind = saved?.kind === kind;
  return (
    <ContractForm
      operation={savePayoutAccount}
      fixed={saved && { accountId: saved.accountId }}
      initial={{ kind, ...(saved && { holder: saved.holder, bankName: saved.bankName, bic: saved.bic }) }}
      onValues={(values) => setKind(values.kind ?? 'iban')}
      fields={{
        kind: {
          label: text('merchantMoney.accountKind'),
          options: PAYOUT_ACCOUNT_KINDS.map((value) => ({ value, label: text(`merchantMoney.accountKind.${value}`) })),
        },
        holder: { label: text('merchantMoney.holder') },
        accountNumber: {
          label: text(`merchantMoney.number.${kind}`),
          isRequired: !isSameKind,
          ...(isSameKind && saved && { help: text('merchantMoney.numberKept', { masked: saved.masked }) }),
        },
        ...(isBank && {
          bankName: { label: text('merchantMoney.bankName'), isRequired: true },
          bic: { label: text('merchantMoney.bic'), isRequired: kind === 'bank' },
        }),
      }}
      fieldOfRefusal={{ 'payoutAccount.wrong': 'accountNumber', 'payoutAccount.known': 'accountNumber' }}
      submit={text('console.save')}
      onDone={() => {
        toast(text('merchantMoney.accountSaved'));
        onClose();
      }}
      onCancel={onClose}
    />
  );
}
