import { Undo2 } from 'lucide-react';
import { useEffect } from 'react';
import { Form, useActionData, useNavigation } from 'react-router';
import { markFavourite } from '../../../features/favourites/favourites-store.ts';
import { errorsOf } from '../../../forms/form-state.ts';
import { useText } from '../../../messages/messages.tsx';
import { ErrorLine } from '../../../ui/fields/field.tsx';
import type { FavouritesOutcome } from './favourites-form.ts';

const REMOVED = { product: 'favourites.page.removed', store: 'favourites.page.unfollowed' } as const;

/** The result of the last action with an undo button. The live region is always there, so that screen readers announce it. */
export function UndoBar() {
  const text = useText();
  const outcome = useActionData<FavouritesOutcome>();
  const change = outcome?.change;
  const problem = outcome && errorsOf(outcome, text).form;

  useEffect(() => {
    for (const id of change?.ids ?? []) markFavourite(change?.kind ?? 'product', id, change?.isOn ?? false);
  }, [change]);

  return (
    <div role="status" className="flex flex-col items-center">
      {problem && (
        <div className="rounded-card bg-mist px-4 py-3 shadow-float">
          <ErrorLine>{problem}</ErrorLine>
        </div>
      )}
      {change && (
        <div className="flex items-center gap-4 rounded-card bg-ink py-1.5 ps-4 pe-1.5 font-medium text-paper text-sm shadow-float">
          <p className="py-1.5">
            {change.isOn ? text('favourites.page.restored') : text(REMOVED[change.kind], { count: change.ids.length })}
          </p>
          {!change.isOn && <UndoButton change={change} />}
        </div>
      )}
    </div>
  );
}

function UndoButton({ change: { kind, ids } }: { change: NonNullable<FavouritesOutcome['change']> }) {
  const text = useText();
  const busy = useNavigation().formData?.get('intent') === 'restore';
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="intent" value="restore" />
      {ids.map((id) => (
        <input key={id} type="hidden" name="id" value={id} />
      ))}
      <button
        type="submit"
        disabled={busy}
        className="inline-flex min-h-9 max-md:min-h-11 items-center gap-1.5 rounded-control px-3 font-semibold outline-paper hover:bg-paper/15"
      >
        <Undo2 aria-hidden className="flip-rtl size-4" />
        {text('favourites.page.undo')}
      </button>
    </Form>
  );
}
