import { useLocation } from 'react-router';
import { nearestSku } from '../../../features/products/sku-matrix.ts';
import { useLocale, useText } from '../../../messages/messages.tsx';
import { isPlainClick } from '../../../ui/links/plain-click.ts';
import { Picture } from '../../../ui/pictures/picture.tsx';
import type { Option, Product } from '../detail-data.ts';
import { changedAddress } from '../page-address.ts';
import { optionRefusal } from './option-rules.ts';
import type { Chosen } from './use-choice.ts';

interface OptionChipsProps {
  product: Product;
  /** Index of the option. */
  option: number;
  chosen: Chosen;
}

/** The values of one option. Values without any SKU cannot be chosen and are not shown. */
export function OptionChips({ product, option, chosen }: OptionChipsProps) {
  const text = useText();
  const locale = useLocale();
  const { choice } = chosen;
  const { name = '', values = [] } = product.options[option] ?? {};
  const isMissing = chosen.isMissingMarked && choice[option] === undefined;
  const chosenText = values[choice[option] ?? -1]?.text;
  return (
    <fieldset
      id={optionId(option)}
      className={`scroll-mt-22 ${isMissing ? '-mx-2 rounded-control px-2 pb-2 ring-2 ring-danger' : ''}`}
    >
      <legend className="mb-2 text-sm">
        <bdi className={`font-medium ${isMissing ? 'text-danger' : ''}`}>{name}</bdi>
        {chosenText && (
          <span className="ms-2 text-ink-soft">
            <bdi>{chosenText}</bdi>
          </span>
        )}
      </legend>
      <div className="flex flex-wrap gap-2">
        {values.map((value, index) => {
          const sku = nearestSku(product.skuList, choice, option, index);
          return (
            sku && (
              <OptionChip
                key={value.text}
                value={value}
                skuId={sku.skuId}
                chosen={choice[option] === index}
                refusal={optionRefusal(product, choice, option, index, text, locale)}
                onChoose={() => chosen.choose(option, index)}
              />
            )
          );
        })}
      </div>
    </fieldset>
  );
}

/** Swatches are typed by sellers and end up in a style attribute: hex colours only. */
const PLAIN_COLOUR = /^#[\da-f]{3,8}$/i;

interface OptionChipProps {
  value: Option['values'][number];
  /** The SKU that the chip links to without scripts. */
  skuId: number;
  chosen: boolean;
  /** Why the value is not available together with the other choices. It can be chosen all the same. */
  refusal: string | undefined;
  onChoose: () => void;
}

function OptionChip({ value: { text: label, pic, swatch }, skuId, chosen, refusal, onChoose }: OptionChipProps) {
  const { search } = useLocation();
  return (
    <a
      data-early
      aria-current={chosen || undefined}
      href={changedAddress(search, { sku: skuId })}
      rel="nofollow"
      title={refusal}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onChoose();
      }}
      className={`inline-flex min-h-11 items-center gap-2 rounded-control border px-3 text-sm transition-[border-color] ${
        chosen ? 'border-ink ring-1 ring-ink' : `border-edge hover:border-ink ${refusal ? 'border-dashed' : ''}`
      } ${refusal ? 'text-ink-soft' : 'bg-mist'} ${pic ? 'ps-1' : ''}`}
    >
      {pic ? (
        <Picture
          path={pic}
          alt=""
          sizes="36px"
          className={`size-9 rounded-[6px] object-cover ${refusal ? 'opacity-50' : ''}`}
        />
      ) : (
        PLAIN_COLOUR.test(swatch) && (
          <span aria-hidden className="size-4 rounded-full ring-1 ring-line" style={{ backgroundColor: swatch }} />
        )
      )}
      <bdi className={refusal ? 'line-through' : ''}>{label}</bdi>
      {refusal && <span className="sr-only">, {refusal}</span>}
    </a>
  );
}

/** Element id of an option, the target when a choice is missing. */
export function optionId(option: number): string {
  return `option-${option}`;
}
