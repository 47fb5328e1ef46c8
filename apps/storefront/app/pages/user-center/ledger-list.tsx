import { useText } from '../../messages/messages.tsx';
import { TimeText } from '../../ui/times/time-text.tsx';

interface LedgerEntry {
  readonly key: string;
  /** The reason of the change, translated. */
  readonly reason: string;
  /** The mall's note on the entry, if any. */
  readonly note: string;
  readonly time: string;
  /** Formatted with its sign. */
  readonly change: string;
  readonly isIncome: boolean;
  /** The balance afterwards. */
  readonly after: string;
}

/** Ledger entries, newest first. */
export function LedgerList({ label, entries }: { label: string; entries: readonly LedgerEntry[] }) {
  const text = useText();
  return (
    <ul aria-label={label} className="-my-3 divide-y divide-line">
      {entries.map(({ key, reason, note, time, change, isIncome, after }) => (
        <li key={key} className="flex items-center justify-between gap-4 py-3 text-sm">
          <div className="min-w-0">
            <p className="wrap-break-word font-medium">{reason}</p>
            {note && (
              <p className="wrap-break-word text-ink-soft">
                <bdi>{note}</bdi>
              </p>
            )}
            <p className="text-ink-soft text-xs">
              <TimeText time={time} />
            </p>
          </div>
          <div className="shrink-0 text-end tabular-nums">
            <p className={`font-semibold ${isIncome ? 'text-success' : ''}`}>
              <bdi dir="ltr">{change}</bdi>
            </p>
            <p className="text-ink-soft text-xs">{text('ledger.after', { amount: after })}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
