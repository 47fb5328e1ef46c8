import { CircleCheck, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useText } from '../../messages/messages.tsx';
import { IconButton } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { Picture } from '../../ui/pictures/picture.tsx';
import { type Added, setLastAdded } from './cart-store.ts';

const SHOWN_MS = 5_000;

/**
 * A note with the product that was added and a link to the cart. It stays while hovered or focused, in the top layer.
 */
export default function AddedNote({ added }: { added: Added }) {
  const text = useText();
  const note = useRef<HTMLElement>(null);
  const [held, setHeld] = useState(false);
  const [announced, setAnnounced] = useState<Added>();

  useEffect(() => {
    const element = note.current;
    element?.showPopover();
    // Screen readers announce a change only inside a live region that already exists.
    setAnnounced(added);
    return () => element?.hidePopover();
  }, [added]);
  useEffect(() => {
    if (held || !added) return;
    const timer = setTimeout(() => setLastAdded(), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [held, added]);

  return (
    <section
      ref={note}
      popover="manual"
      aria-label={text('cart.note.title')}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="start-auto end-[max(var(--page-gutter),calc((100%-1200px)/2))] top-16 m-0 w-[min(22.5rem,100%-2*var(--page-gutter))] rounded-card bg-mist p-4 shadow-float ring-1 ring-line transition-[opacity,transform] starting:-translate-y-2 starting:opacity-0 md:top-32"
    >
      <p role="status" className="flex min-h-6 items-center gap-2 pe-8 font-semibold text-sm">
        {announced && (
          <>
            <CircleCheck aria-hidden className="size-5 shrink-0 text-success" />
            {text('cart.note.title')}
          </>
        )}
      </p>
      <div className="mt-3 flex gap-3">
        {added.picture && (
          <Picture path={added.picture} alt="" sizes="56px" className="size-14 shrink-0 rounded-control object-cover" />
        )}
        <div className="min-w-0 text-sm">
          <p dir="auto" className="line-clamp-2">
            {added.name}
          </p>
          <p className="mt-0.5 text-ink-soft text-xs">
            {added.option && <bdi>{added.option} </bdi>}
            <bdi dir="ltr">× {added.count}</bdi>
          </p>
        </div>
      </div>
      <Link to="/cart" onClick={() => setLastAdded()} className={`${buttonClass('solid', 'small')} mt-3 w-full`}>
        {text('cart.note.view')}
      </Link>
      <IconButton
        label={text('ui.close')}
        icon={<X />}
        onClick={() => setLastAdded()}
        className="absolute end-1 top-1.5"
      />
    </section>
  );
}
