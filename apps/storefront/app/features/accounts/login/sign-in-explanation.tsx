import { useText } from '../../../messages/messages.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import type { LoginOptions } from './login-fields.ts';

const SHOWN = 5;

/** States why the guest is asked to sign in, with pictures of the products in their cart. */
export function SignInExplanation({ reason, cartLines }: Pick<LoginOptions, 'reason' | 'cartLines'>) {
  const text = useText();
  if (!reason) return null;
  const count = cartLines.reduce((sum, { prodCount }) => sum + prodCount, 0);
  const more = cartLines.length - SHOWN;
  return (
    <div className="mb-5">
      <p className="text-pretty text-ink text-sm">
        {reason === 'cart' ? text('accounts.login.why.cart', { count }) : text(`accounts.login.why.${reason}`)}
      </p>
      {cartLines.length > 0 && (
        <ul aria-label={text('accounts.login.kept')} className="mt-3 flex gap-2">
          {cartLines.slice(0, SHOWN).map(({ skuId, prodName, pic }) => (
            <li key={skuId}>
              <Picture path={pic} alt={prodName} sizes="56px" className="size-14 rounded-control object-cover" />
            </li>
          ))}
          {more > 0 && (
            <li className="grid size-14 place-items-center rounded-control bg-paper text-ink-soft text-sm tabular-nums">
              +{more}
            </li>
          )}
        </ul>
      )}
    </div>
  );
}
