import { formatNumber } from '@galleria/i18n/formats';
import { useLocale, useText } from '../../words/words.tsx';

/** An estimate knows no more digits than these. */
const DIGITS = 2;

interface ChoiceCountProps {
  count: number;
  /** Counted from a part of the products. */
  isEstimate: boolean;
}

/** How many products a choice leaves. An estimate says that it is one, by a sign and for who reads by ear in words. */
export function ChoiceCount({ count, isEstimate }: ChoiceCountProps) {
  const text = useText();
  const locale = useLocale();
  const shown = formatNumber(locale, isEstimate ? Number(count.toPrecision(DIGITS)) : count);
  return (
    <span className="relative shrink-0 font-normal text-ink-soft text-xs tabular-nums">
      {isEstimate ? (
        <>
          <span aria-hidden>≈ {shown}</span>
          <span className="sr-only">{text('search.list.roughly', { count: shown })}</span>
        </>
      ) : (
        shown
      )}
    </span>
  );
}
