import type { MessageId } from '@galleria/i18n/message-id';
import { useText } from '../../messages/messages.tsx';
import type { PayInfo } from './payment-form.ts';

interface TransferDetailsProps {
  info: PayInfo;
  transfer: NonNullable<PayInfo['transfer']>;
}

/** The mall's bank account. The amount is in the currency that the account takes. */
export function TransferDetails({ info: { currency, totalFee }, transfer }: TransferDetailsProps) {
  const text = useText();
  const rows: [MessageId<'storefront'>, string][] = [
    ['checkout.pay.payee', transfer.payee],
    ['checkout.pay.bank', transfer.bank],
    ['checkout.pay.account', transfer.account],
    ['checkout.pay.reference', transfer.payNumber],
    ['checkout.pay.amount', `${totalFee.toFixed(2)} ${currency}`],
  ];
  return (
    <section aria-labelledby="transfer" className="card flex flex-col gap-4 p-4 sm:p-6">
      <div>
        <h2 id="transfer" className="font-semibold text-base tracking-normal">
          {text('checkout.pay.transferTitle')}
        </h2>
        <p className="mt-0.5 text-pretty text-ink-soft text-sm">{text('checkout.pay.transferText')}</p>
      </div>
      <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-[auto_1fr]">
        {rows.map(([label, value]) => (
          <div key={label} className="sm:contents">
            <dt className="text-ink-soft">{text(label)}</dt>
            <dd className="wrap-anywhere select-all font-medium tabular-nums">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
