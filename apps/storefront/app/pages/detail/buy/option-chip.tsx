import { useLocation } from 'react-router';
import { Picture } from '../../../ui/picture.tsx';
import { changedAddress } from '../detail-address.ts';
import type { Option } from '../detail-data.ts';
import { isPlainClick } from '../plain-click.ts';

/** Colours that somebody typed go into a style: nothing but plain ones. */
const PLAIN_COLOUR = /^#[\da-f]{3,8}$/i;

interface OptionChipProps {
  value: Option['values'][number];
  /** Where it leads without scripts. */
  skuId: number;
  chosen: boolean;
  /** Why it cannot be had with what else is chosen. It can be chosen all the same. */
  obstacle: string | undefined;
  onChoose: () => void;
}

export function OptionChip({
  value: { text: words, pic, swatch },
  skuId,
  chosen,
  obstacle,
  onChoose,
}: OptionChipProps) {
  const { search } = useLocation();
  return (
    <a
      data-early
      aria-current={chosen || undefined}
      href={changedAddress(search, { sku: skuId })}
      rel="nofollow"
      title={obstacle}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onChoose();
      }}
      className={`inline-flex min-h-11 items-center gap-2 rounded-control border px-3 text-sm transition-[border-color] ${
        chosen ? 'border-ink ring-1 ring-ink' : `border-edge hover:border-ink ${obstacle ? 'border-dashed' : ''}`
      } ${obstacle ? 'text-ink-soft' : 'bg-mist'} ${pic ? 'ps-1' : ''}`}
    >
      {pic ? (
        <Picture
          path={pic}
          alt=""
          sizes="36px"
          className={`size-9 rounded-[6px] object-cover ${obstacle ? 'opacity-50' : ''}`}
        />
      ) : (
        PLAIN_COLOUR.test(swatch) && (
          <span aria-hidden className="size-4 rounded-full ring-1 ring-line" style={{ backgroundColor: swatch }} />
        )
      )}
      <bdi className={obstacle ? 'line-through' : ''}>{words}</bdi>
      {obstacle && <span className="sr-only">, {obstacle}</span>}
    </a>
  );
}
