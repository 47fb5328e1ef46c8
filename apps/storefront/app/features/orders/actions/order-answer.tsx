import { errorsOf, type FormState } from '../../../forms/form-state.ts';
import { useText } from '../../../messages/messages.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { ErrorLine } from '../../../ui/fields/field.tsx';
import { useOrderActions } from './order-actions-provider.tsx';

/** The outcome of the last click on this order, shown in its card. */
export function OrderAnswer({ orderNumber }: { orderNumber: string }) {
  const text = useText();
  const outcome = useOrderActions().answerTo(orderNumber);
  if (!outcome) return null;
  const problem = errorsOf(outcome, text).form;
  if (problem) return <ErrorLine>{problem}</ErrorLine>;
  const { missing, fewer } = outcome;
  if (!missing || !fewer) return null;
  const list = (names: readonly string[]) => ({ names: names.join(text('orders.action.comma')) });
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-warning-tint px-4 py-3 text-sm text-warning"
    >
      <div className="flex min-w-0 flex-1 basis-60 flex-col gap-1 text-pretty">
        {missing.length > 0 && <p>{text('orders.action.partlyAgain', list(missing))}</p>}
        {fewer.length > 0 && <p>{text('orders.action.fewerAgain', list(fewer))}</p>}
      </div>
      <ButtonLink to="/cart" size="small">
        {text('orders.action.toCart')}
      </ButtonLink>
    </div>
  );
}

/** The outcome of a click on an order; `values` hold the order number and the intent. */
export interface OrderOutcome extends FormState {
  /** Names of products that were not bought again because they are no longer available. */
  readonly missing?: readonly string[];
  /** Names of products of which fewer are left than were ordered. */
  readonly fewer?: readonly string[];
}
