import { Link } from 'react-router';
import { useText } from '../../../messages/messages.tsx';

interface FoundLineProps {
  found: {
    readonly keyword: string;
    readonly total: number;
    readonly isEstimate: boolean;
    readonly corrected: string | null;
    /** No product matches all words. */
    readonly isPartial: boolean;
  };
  /** Searches for the words as they were typed. */
  exactAddress: string;
}

/** Number of results and, if the words were corrected, the corrected words with a link to those that were typed. */
export function FoundLine({ found, exactAddress }: FoundLineProps) {
  const text = useText();
  const { keyword, total, isEstimate, corrected, isPartial } = found;
  const isCorrected = corrected !== null && total > 0;
  return (
    <div className="flex flex-wrap gap-x-3 gap-y-1 text-sm">
      <p role="status" className="text-ink-soft">
        {isPartial ? text('search.list.partial', { keyword }) : foundText(text, keyword, total, isEstimate)}
        {isCorrected && ` · ${text('stores.panel.corrected', { words: corrected })}`}
      </p>
      {isCorrected && (
        <Link to={exactAddress} rel="nofollow" className="font-semibold text-brand-ink hover:underline">
          {text('search.list.exactly', { keyword })}
        </Link>
      )}
    </div>
  );
}

function foundText(text: ReturnType<typeof useText>, keyword: string, count: number, isEstimate: boolean): string {
  if (isEstimate) return text('search.list.about', { count });
  if (keyword) return text('stores.panel.foundFor', { count, words: keyword });
  return count > 0 ? text('stores.panel.found', { count }) : '';
}
