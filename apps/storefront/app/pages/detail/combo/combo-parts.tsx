import { centsOf } from '@galleria/domain/money/main-units';
import type { ReactNode } from 'react';
import { COMBO_FIELD, type Combo, type ComboChoice, type ComboPart, isSoldOut } from '../../../features/combo/combo.ts';
import { useMoneyText } from '../../../features/money/money-text.ts';
import { productAddress } from '../../../features/products/product-address.ts';
import { useText } from '../../../messages/messages.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Select } from '../../../ui/fields/field.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';

interface PartsProps {
  combo: Combo;
  choice: ComboChoice;
  choose: (choice: ComboChoice) => void;
}

/** Fixed parts first, then the optional ones. */
export function ComboParts({ combo, choice, choose }: PartsProps) {
  const text = useText();
  const { parts, least, most } = combo;
  const others = parts.filter(({ isFixed }) => !isFixed);
  const rule =
    least === most
      ? text('combo.chooseExactly', { count: most })
      : least === 0
        ? text('combo.chooseUpTo', { count: most })
        : text('combo.chooseBetween', { least, most });
  const row = (part: ComboPart) => <Part key={part.prodId} part={part} {...{ combo, choice, choose }} />;
  return (
    <>
      <ul aria-label={text('combo.included')} className="flex flex-col gap-3">
        {parts.filter(({ isFixed }) => isFixed).map(row)}
      </ul>
      {others.length > 0 && (
        <fieldset className="flex flex-col gap-3">
          <legend className="mb-2 font-medium text-sm">{rule}</legend>
          <ul className="flex flex-col gap-3">{others.map(row)}</ul>
        </fieldset>
      )}
    </>
  );
}

function Part({ part, combo, choice, choose }: PartsProps & { part: ComboPart }) {
  const text = useText();
  const money = useMoneyText();
  const { prodId, prodName, pic, isFixed, quantity, skus } = part;
  const chosen = skus.find(({ skuId }) => skuId === choice.skuOf[prodId]) ?? skus[0];
  if (!chosen) return null;
  return (
    <li className="flex items-start gap-3 text-sm">
      <Take part={part} {...{ combo, choice, choose }}>
        <span className="size-16 shrink-0 overflow-hidden rounded-control bg-well">
          {(chosen.pic || pic) && (
            <Picture path={chosen.pic || pic} alt="" sizes="64px" className="size-full object-cover" />
          )}
        </span>
      </Take>
      <div className="flex min-w-0 flex-1 flex-col items-start gap-1">
        <a href={productAddress(prodId)} className="wrap-anywhere line-clamp-2 font-medium hover:text-brand-ink">
          <bdi>{prodName}</bdi>
        </a>
        <SkuChoice part={part} choice={choice} choose={choose} />
        <span className="flex flex-wrap gap-1">
          {isFixed && <Badge tone="soft">{text('combo.included')}</Badge>}
          {isSoldOut(part) && <Badge tone="warning">{text('combo.soldOut')}</Badge>}
          {quantity > 1 && <Badge tone="soft">{text('combo.pieces', { count: quantity })}</Badge>}
        </span>
      </div>
      <p className="flex shrink-0 flex-col items-end tabular-nums">
        <span className="font-semibold">{money(quantity * centsOf(chosen.price))}</span>
        {chosen.normalPrice > chosen.price && (
          <s className="text-ink-soft text-xs">
            <span className="sr-only">{text('ui.oldPrice')} </span>
            {money(quantity * centsOf(chosen.normalPrice))}
          </s>
        )}
      </p>
    </li>
  );
}

/** Fixed parts are hidden inputs. Optional ones are disabled when sold out, or when the combo allows no more. */
function Take({ part, combo, choice, choose, children }: PartsProps & { part: ComboPart; children: ReactNode }) {
  const text = useText();
  const { prodId, prodName, isFixed } = part;
  if (isFixed) {
    return (
      <>
        <input type="hidden" name={COMBO_FIELD.take} value={prodId} />
        {children}
      </>
    );
  }
  const { taken } = choice;
  const isTaken = taken.includes(prodId);
  return (
    <label className="flex cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        name={COMBO_FIELD.take}
        value={prodId}
        aria-label={text('combo.take', { name: prodName })}
        checked={isTaken}
        disabled={isSoldOut(part) || (!isTaken && taken.length >= combo.most)}
        onChange={() => {
          choose({ ...choice, taken: isTaken ? taken.filter((id) => id !== prodId) : [...taken, prodId] });
        }}
        className="size-5 shrink-0 cursor-pointer accent-brand"
      />
      {children}
    </label>
  );
}

function SkuChoice({ part, choice, choose }: Omit<PartsProps, 'combo'> & { part: ComboPart }) {
  const text = useText();
  const { prodId, prodName, skus } = part;
  const name = COMBO_FIELD.skuOf(prodId);
  const [only, another] = skus;
  if (!another) {
    return (
      <>
        <input type="hidden" name={name} value={only?.skuId} />
        {only?.skuName && <bdi className="text-ink-soft text-xs">{only.skuName}</bdi>}
      </>
    );
  }
  return (
    <Select
      name={name}
      aria-label={text('combo.variantOf', { name: prodName })}
      value={choice.skuOf[prodId]}
      onChange={({ target }) => choose({ ...choice, skuOf: { ...choice.skuOf, [prodId]: Number(target.value) } })}
    >
      {skus.map((sku) => (
        <option key={sku.skuId} value={sku.skuId} disabled={sku.isSoldOut}>
          {sku.isSoldOut ? `${sku.skuName} (${text('combo.soldOut')})` : sku.skuName}
        </option>
      ))}
    </Select>
  );
}
