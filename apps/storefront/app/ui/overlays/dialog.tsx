import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useText } from '../../messages/messages.tsx';
import { IconButton } from '../button.tsx';
import { closeHandler, useModal } from './use-modal.ts';

interface DialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** Buttons at the bottom. */
  actions?: ReactNode;
  /** Has inputs: a click outside does not close it. */
  guarded?: boolean;
}

/** Open while it is rendered. */
export function Dialog({ title, onClose, children, actions, guarded = false }: DialogProps) {
  const ref = useModal();
  const titleId = useId();
  const text = useText();
  return (
    <dialog
      ref={ref}
      closedby={guarded ? 'closerequest' : 'any'}
      aria-labelledby={titleId}
      onClose={closeHandler(onClose)}
      className="modal-veil m-auto w-[min(28rem,100%-2rem)] rounded-card bg-mist p-0 shadow-float transition-[opacity,transform] starting:translate-y-2 starting:opacity-0"
    >
      <h2 id={titleId} className="py-5 ps-6 pe-16 font-semibold text-lg leading-6">
        {title}
      </h2>
      <div className="px-6 pb-6 text-ink-soft text-sm">{children}</div>
      {actions && <footer className="flex flex-wrap justify-end gap-3 px-6 pb-6">{actions}</footer>}
      {/* Last in the DOM, so that the content gets the initial focus. */}
      <IconButton
        label={text('ui.close')}
        icon={<X />}
        onClick={() => ref.current?.close()}
        className="absolute end-2.5 top-2.5"
      />
    </dialog>
  );
}
