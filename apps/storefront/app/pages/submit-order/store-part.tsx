import { INVOICE_CONTENTS } from '@galleria/domain/invoices/invoice-lifecycle';
import { centsOf } from '@galleria/domain/money/main-units';
import { ChevronDown, NotebookPen, Store } from 'lucide-react';
import { useState } from 'react';
import { useMoneyText } from '../../features/money/money-text.ts';
import { storeAddress } from '../../features/stores/store-address.ts';
import { useText } from '../../messages/messages.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ChoiceRow } from '../../ui/fields/choice-row.tsx';
import { Field, TextInput } from '../../ui/fields/field.tsx';
import { CollectAndUse } from './collect-and-use.tsx';
import { CouponPicker } from './coupon-picker.tsx';
import { DeliveryChoice } from './delivery-choice.tsx';
import { LineList } from './line-list.tsx';
import { type ConfirmedShop, INVOICE_FOR, perStore } from './order-form.ts';
import { Part } from './part.tsx';
import type { Checkout } from './use-checkout.ts';

interface StorePartProps {
  shop: ConfirmedShop;
  /** When the goods would leave. */
  leavesMs: number;
  checkout: Checkout;
}

/** The order at one store: lines, delivery, coupon, message and invoice. */
export function StorePart({ shop, leavesMs, checkout }: StorePartProps) {
  const text = useText();
  const money = useMoneyText();
  const { shopId, shopName, coupons, lines } = shop;
  const pieces = lines.reduce((sum, { prodCount }) => sum + prodCount, 0);
  return (
    <Part
      title={
        <a href={storeAddress(shopId)} className="inline-flex items-center gap-2 hover:text-brand-ink">
          <Store aria-hidden className="size-4 shrink-0 text-ink-soft" />
          <bdi>{shopName}</bdi>
        </a>
      }
      aside={shop.isSelfOperated && <Badge tone="brand">{text('checkout.store.selfOperated')}</Badge>}
    >
      <LineList lines={lines} />
      <DeliveryChoice shop={shop} leavesMs={leavesMs} checkout={checkout} />
      {coupons.length > 0 && (
        <CouponPicker label={text('checkout.coupons.store')} giver={shopId} coupons={coupons} checkout={checkout} />
      )}
      <CollectAndUse giver={shopId} collectable={shop.collectable} checkout={checkout} />
      <NoteAndInvoice shopId={shopId} checkout={checkout} />
      <p className="flex flex-wrap items-baseline justify-end gap-x-2 border-line border-t pt-4 text-ink-soft text-sm">
        {text('checkout.store.subtotal', { count: pieces })}
        <strong className="font-semibold text-base text-ink tabular-nums">
          {money(centsOf(shop.amounts.actualTotal))}
        </strong>
      </p>
    </Part>
  );
}

/** Few buyers need either, so both are collapsed until they are opened, filled in or invalid. */
function NoteAndInvoice({ shopId, checkout }: { shopId: number; checkout: Checkout }) {
  const text = useText();
  const { typed, errors } = checkout;
  const { message, invoice, invoiceName, taxNumber } = perStore;
  const isFilled = [message, invoice].some((name) => typed[name(shopId)]);
  const isWrong = [message, invoiceName, taxNumber].some((name) => errors[name(shopId)]);
  const [isOpen, setOpen] = useState(isFilled || isWrong);
  // Stays open while an error is being corrected.
  if (isWrong && !isOpen) setOpen(true);
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group rounded-card border border-line"
    >
      <summary className="flex min-h-11 items-center gap-2 rounded-card px-3.5 py-2.5 text-sm hover:bg-well">
        <NotebookPen aria-hidden className="size-4 shrink-0 text-ink-soft" />
        <span className="font-medium">{text('checkout.extras')}</span>
        <ChevronDown
          aria-hidden
          className="ms-auto size-4 shrink-0 text-ink-soft transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="grid items-start gap-4 p-3.5 pt-1.5 sm:grid-cols-2">
        <MessageField shopId={shopId} checkout={checkout} />
        <InvoiceRequest shopId={shopId} checkout={checkout} />
      </div>
    </details>
  );
}

function MessageField({ shopId, checkout }: { shopId: number; checkout: Checkout }) {
  const text = useText();
  const { confirmed, typed, errors } = checkout;
  const name = perStore.message(shopId);
  const limit = confirmed.messageAtMost;
  const [length, setLength] = useState(typed[name]?.length ?? 0);
  return (
    <Field
      label={text('checkout.message.label')}
      hint={text('checkout.message.count', { length, limit })}
      error={errors[name]}
    >
      {(wires) => (
        <TextInput
          name={name}
          defaultValue={typed[name]}
          maxLength={limit}
          placeholder={text('checkout.message.hint')}
          dir="auto"
          onInput={({ currentTarget }) => setLength(currentTarget.value.length)}
          {...wires}
        />
      )}
    </Field>
  );
}

/** An invoice and its title. Its fields are shown by CSS alone, so that it works without scripts. */
function InvoiceRequest({ shopId, checkout: { errors, typed } }: { shopId: number; checkout: Checkout }) {
  const text = useText();
  const kind = perStore.invoice(shopId);
  const name = perStore.invoiceName(shopId);
  const tax = perStore.taxNumber(shopId);
  const content = perStore.invoiceContent(shopId);
  return (
    <div className="group/invoice flex flex-col gap-3">
      <div data-kind>
        <ChoiceRow
          name={kind}
          label={text('checkout.invoice.label')}
          defaultValue={typed[kind] ?? ''}
          choices={[
            { value: '', label: text('checkout.invoice.none') },
            { value: String(INVOICE_FOR.person), label: text('checkout.invoice.person') },
            { value: String(INVOICE_FOR.unit), label: text('checkout.invoice.unit') },
          ]}
        />
      </div>
      <div className="hidden group-has-[[data-kind]_[type=radio]:not([value='']):checked]/invoice:block">
        <Field label={text('checkout.invoice.name')} error={errors[name]}>
          {(wires) => <TextInput name={name} defaultValue={typed[name]} maxLength={100} dir="auto" {...wires} />}
        </Field>
      </div>
      <div className="hidden group-has-[[data-kind]_[value='1']:checked]/invoice:block">
        <Field label={text('checkout.invoice.tax')} error={errors[tax]}>
          {(wires) => <TextInput name={tax} defaultValue={typed[tax]} maxLength={30} dir="ltr" {...wires} />}
        </Field>
      </div>
      <div className="hidden group-has-[[data-kind]_[type=radio]:not([value='']):checked]/invoice:block">
        <ChoiceRow
          name={content}
          label={text('invoices.content')}
          defaultValue={typed[content] ?? 'detail'}
          choices={INVOICE_CONTENTS.map((value) => ({ value, label: text(`invoices.content.${value}`) }))}
        />
      </div>
    </div>
  );
}
