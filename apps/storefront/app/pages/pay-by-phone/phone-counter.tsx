import { centsOf } from '@galleria/domain/money/main-units';
import { useState } from 'react';
import { useMoneyText } from '../../features/money/money-text.ts';
import { Price } from '../../features/money/price.tsx';
import { Charged } from '../../features/payments/charged.tsx';
import { PayMethodCard } from '../../features/payments/pay-method-card.tsx';
import { openPurchaseMessage } from '../../features/payments/payment-messages.ts';
import { PAYMENT_METHODS } from '../../features/payments/payment-methods.ts';
import { FormOutcome } from '../../forms/form-alert.tsx';
import { useForm } from '../../forms/use-form.ts';
import { useText } from '../../messages/messages.tsx';
import { Button } from '../../ui/button.tsx';
import { TimerLine, useTimeLeft } from '../../ui/times/countdown.tsx';
import { type PhonePayment, phoneForm } from './phone-payment.ts';

/** Goods and amount, time limit of the code, and the payment methods. */
export function PhoneCounter({ payment }: { payment: PhonePayment }) {
  const text = useText();
  const money = useMoneyText();
  const { totalFee, methods, state, lastTry } = payment;
  const form = useForm(phoneForm, { name: 'pay' });
  const before = methods.find(({ payType }) => payType === Number(form.values.payType));
  const [chosen, choose] = useState((before ?? methods[0])?.payType);
  const message = state === 'open' ? openPurchaseMessage(lastTry) : undefined;
  return (
    <div className="flex flex-col gap-4">
      <Head payment={payment} />
      <form {...form.props} aria-label={text('checkout.pay.methods')} className="card flex flex-col gap-4 p-4 sm:p-6">
        <h2 className="font-semibold text-base tracking-normal">{text('checkout.pay.methods')}</h2>
        <input type="hidden" name="form" value="pay" />
        <div className="flex flex-col gap-2">
          {methods.map((method) => (
            <PayMethodCard
              key={method.payType}
              method={method}
              isChosen={method.payType === chosen}
              onChoose={() => choose(method.payType)}
            >
              <MethodHint payType={method.payType} />
            </PayMethodCard>
          ))}
        </div>
        <FormOutcome form={form} otherwise={message && text(message)} />
        <Button type="submit" tone="brand" busy={form.busy}>
          {text('checkout.pay.payNow', { amount: money(centsOf(totalFee)) })}
        </Button>
      </form>
    </div>
  );
}

function MethodHint({ payType }: { payType: number }) {
  const text = useText();
  const method = PAYMENT_METHODS[payType];
  return method && text(method.hint);
}

function Head({
  payment: { totalFee, currency, shopNames, orderNumbers, remainingSeconds },
}: {
  payment: PhonePayment;
}) {
  const text = useText();
  const { time } = useTimeLeft(remainingSeconds);
  const numbers = orderNumbers.split(',');
  return (
    <section aria-label={text('checkout.pay.toPay')} className="card flex flex-col gap-3 p-4 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div>
          <p className="text-ink-soft text-sm">{text('checkout.pay.toPay')}</p>
          <Price amountCents={centsOf(totalFee)} size="large" />
          <Charged currency={currency} totalFee={totalFee} />
        </div>
        <TimerLine tone="text-warning">
          {text('checkout.phone.validFor')} <bdi dir="ltr">{time}</bdi>
        </TimerLine>
      </div>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 border-line border-t pt-3 text-sm">
        <dt className="text-ink-soft">{text('checkout.phone.stores', { count: shopNames.length })}</dt>
        <dd className="wrap-anywhere">
          {shopNames.map((name, place) => (
            <span key={name}>
              {place > 0 && ', '}
              <bdi>{name}</bdi>
            </span>
          ))}
        </dd>
        <dt className="text-ink-soft">{text('checkout.pay.orders', { count: numbers.length })}</dt>
        <dd>
          <bdi dir="ltr" className="wrap-anywhere tabular-nums">
            {numbers.join(', ')}
          </bdi>
        </dd>
      </dl>
    </section>
  );
}
