import type { productDetail } from '@galleria/contract/catalogue/catalogue';
import type { OutputOf } from '@galleria/contract/operation';
import { centsOf } from '@galleria/domain/money/main-units';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useText } from '../../messages/messages.tsx';
import { Button } from '../../ui/button.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import { Price } from '../money/price.tsx';
import { type Choice, choose, chosenSku, startingChoice, valueState } from '../products/sku-matrix.ts';

type Product = OutputOf<typeof productDetail>;
type Sku = Product['skuList'][number];

const FEW = 10;

interface SkuFormProps {
  product: Product;
  skuId: number | undefined;
  confirmLabel: string;
  onChoose: (sku: Sku) => void;
}

export function SkuForm({ product, skuId, confirmLabel, onChoose }: SkuFormProps) {
  const { skuList, options } = product;
  const form = useRef<HTMLFormElement>(null);
  const [choice, setChoice] = useState(() =>
    startingChoice(
      skuList,
      options.map(({ values }) => values.length),
      skuId,
    ),
  );
  const sku = chosenSku(skuList, choice);
  // The dialog was empty when it opened, so it could not focus the first input itself.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (sku && sku.stocks > 0) onChoose(sku);
  }

  return (
    <form ref={form} onSubmit={submit} className="flex flex-col gap-5 text-ink">
      <Chosen product={product} sku={sku} />
      {options.map((option, index) => (
        <OptionField
          key={option.name}
          product={product}
          option={index}
          choice={choice}
          onChoose={(value) => setChoice(choose(skuList, choice, index, value))}
        />
      ))}
      <Button type="submit" tone="brand" disabled={!sku || sku.stocks === 0} className="w-full">
        {confirmLabel}
      </Button>
    </form>
  );
}

function Chosen({ product, sku }: { product: Product; sku: Sku | undefined }) {
  const text = useText();
  const { price, oriPrice } = sku ?? product;
  const picture = sku?.pic || product.pic;
  return (
    <div className="flex gap-4">
      {picture && (
        <Picture path={picture} alt="" sizes="80px" className="size-20 shrink-0 rounded-control object-cover" />
      )}
      <div aria-live="polite" className="flex min-w-0 flex-col gap-1">
        <p dir="auto" className="line-clamp-2 font-medium">
          {product.prodName}
        </p>
        <Price amountCents={centsOf(price)} oldAmountCents={centsOf(oriPrice)} />
        {sku && (
          <p className={`text-xs ${sku.stocks > FEW ? 'text-success' : 'text-warning'}`}>
            {sku.stocks === 0
              ? text('cart.sku.soldOut')
              : sku.stocks > FEW
                ? text('cart.sku.inStock')
                : text('cart.sku.left', { count: sku.stocks })}
          </p>
        )}
      </div>
    </div>
  );
}

interface OptionFieldProps {
  product: Product;
  option: number;
  choice: Choice;
  onChoose: (value: number) => void;
}

/** The values of one option. A value with no matching SKU is struck through, but can still be chosen. */
function OptionField({ product: { options, skuList }, option, choice, onChoose }: OptionFieldProps) {
  const text = useText();
  const { name = '', values = [] } = options[option] ?? {};
  const anything: Choice = choice.map(() => undefined);
  return (
    <fieldset>
      <legend className="mb-2 font-medium text-sm">
        <bdi>{name}</bdi>
      </legend>
      <div className="flex flex-wrap gap-2">
        {values.map((value, index) => {
          if (valueState(skuList, anything, option, index) === 'missing') return null;
          const isFree = valueState(skuList, choice, option, index) === 'available';
          return (
            <label
              key={value.text}
              className={`inline-flex min-h-11 cursor-pointer items-center rounded-control border border-edge px-3 text-sm hover:border-ink has-checked:border-ink has-checked:ring-1 has-checked:ring-ink has-focus-visible:outline-2 has-focus-visible:outline-ink has-focus-visible:outline-offset-2 ${isFree ? 'bg-mist' : 'border-dashed text-ink-soft'}`}
            >
              <input
                type="radio"
                name={`option ${option}`}
                checked={choice[option] === index}
                onChange={() => onChoose(index)}
                className="sr-only"
              />
              <bdi className={isFree ? '' : 'line-through'}>{value.text}</bdi>
              {!isFree && <span className="sr-only">, {text('cart.sku.unavailable')}</span>}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
