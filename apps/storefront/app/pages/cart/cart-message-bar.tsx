import { Undo2 } from 'lucide-react';
import { useEffect } from 'react';
import { markFavourite } from '../../features/favourites/favourites-store.ts';
import { useText } from '../../messages/messages.tsx';
import { ErrorLine } from '../../ui/fields/field.tsx';
import type { CartOutcome } from './cart-data.ts';
import { ChangeForm } from './change-form.tsx';

interface CartMessageBarProps {
  outcome: CartOutcome | undefined;
  /** Undo is being sent: its button is hidden, so that it cannot be clicked twice. */
  isRestoring: boolean;
}

/**
 * The result of the last change with an undo button, until the next change. The live region is always in the page, so
 * that screen readers announce it.
 */
export function CartMessageBar({ outcome, isRestoring }: CartMessageBarProps) {
  const text = useText();
  const message = outcome?.message;
  const problem = outcome?.unreachable ? text('cart.page.noAnswer') : outcome?.errors.form;
  useEffect(() => {
    for (const prodId of message?.kept ?? []) markFavourite('product', prodId, true);
  }, [message]);
  return (
    <div role="status" className="flex flex-col items-center">
      {problem && (
        <div className="mb-3 rounded-card bg-mist px-4 py-3 shadow-float ring-1 ring-line">
          <ErrorLine>{problem}</ErrorLine>
        </div>
      )}
      {message && (
        <div className="mb-3 flex items-center gap-4 rounded-card bg-ink py-1.5 ps-4 pe-1.5 font-medium text-paper text-sm shadow-float">
          <p className="py-1.5">{text(`cart.page.${message.kind}`, { count: message.count })}</p>
          {message.taken.length > 0 && !isRestoring && (
            <ChangeForm change={{ kind: 'restore', lines: message.taken }}>
              <button
                type="submit"
                className="inline-flex min-h-9 max-md:min-h-11 items-center gap-1.5 rounded-control px-3 font-semibold outline-paper hover:bg-paper/15"
              >
                <Undo2 aria-hidden className="flip-rtl size-4" />
                {text('cart.page.undo')}
              </button>
            </ChangeForm>
          )}
        </div>
      )}
    </div>
  );
}
