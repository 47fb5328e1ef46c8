import { Plus } from 'lucide-react';
import { useText } from '../../../messages/messages.tsx';
import { Button } from '../../../ui/button.tsx';
import { OpenHere } from '../../../ui/links/open-here.tsx';

/** Number of addresses, their limit, and a button to add one. */
export function AddButton({ count, limit, onAdd }: { count: number; limit: number; onAdd: () => void }) {
  const text = useText();
  const isFull = count >= limit;
  const label = (
    <>
      <Plus aria-hidden className="size-4" />
      {text('addresses.add')}
    </>
  );
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {count > 0 && (
        <p className="text-ink-soft text-sm tabular-nums">
          <span className="sr-only">{text('addresses.countLabel')} </span>
          <bdi dir="ltr">{text('addresses.count', { count, limit })}</bdi>
        </p>
      )}
      {isFull ? (
        <Button disabled>{label}</Button>
      ) : (
        <OpenHere to="?add=1" tone={count === 0 ? 'solid' : 'brand'} onOpen={onAdd}>
          {label}
        </OpenHere>
      )}
      {isFull && <p className="w-full text-sm text-warning">{text('addresses.full', { limit })}</p>}
    </div>
  );
}
