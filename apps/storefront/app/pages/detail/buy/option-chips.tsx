import { nearestSku } from '../../../features/products/sku-matrix.ts';
import { useLocale, useText } from '../../../words/words.tsx';
import type { Product } from '../detail-data.ts';
import { obstacleOf } from '../obstacle.ts';
import { OptionChip } from './option-chip.tsx';
import { optionId } from './option-id.ts';
import type { Chosen } from './use-choice.ts';

interface OptionChipsProps {
  product: Product;
  /** Its index. */
  option: number;
  chosen: Chosen;
}

/** The values of one option. A value that no SKU has is nothing to choose and not shown. */
export function OptionChips({ product, option, chosen }: OptionChipsProps) {
  const text = useText();
  const locale = useLocale();
  const { choice } = chosen;
  const { name = '', values = [] } = product.options[option] ?? {};
  const chosenText = values[choice[option] ?? -1]?.text;
  return (
    <fieldset id={optionId(option)} className="scroll-mt-22">
      <legend className="mb-2 text-sm">
        <bdi className="font-medium">{name}</bdi>
        {chosenText && <bdi className="ms-2 text-ink-soft">{chosenText}</bdi>}
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
                obstacle={obstacleOf(product, choice, option, index, text, locale)}
                onChoose={() => chosen.choose(option, index)}
              />
            )
          );
        })}
      </div>
    </fieldset>
  );
}
