import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useText } from '../../messages/messages.tsx';
import { IconButton } from '../button.tsx';
import { closeHandler, useModal } from './use-modal.ts';

type SheetEdge = 'start' | 'end' | 'bottom';

const EDGES: Record<SheetEdge, string> = {
  start: 'me-auto h-dvh max-h-none w-[min(22rem,100%-3rem)] starting:-translate-x-full rtl:starting:translate-x-full',
  end: 'ms-auto h-dvh max-h-none w-[min(22rem,100%-3rem)] starting:translate-x-full rtl:starting:-translate-x-full',
  bottom: 'mt-auto max-h-[85dvh] w-full max-w-none rounded-t-card starting:translate-y-full',
};

interface SheetProps {
  title: string;
  /** The edge of the window that it slides in from. */
  edge: SheetEdge;
  onClose: () => void;
  /** Has inputs: a click outside does not close it. */
  guarded?: boolean;
  children: ReactNode;
}

/** A panel along one edge of the window; open while it is rendered. */
export function Sheet({ title, edge, onClose, guarded = false, children }: SheetProps) {
  const ref = useModal();
  const titleId = useId();
  const text = useText();
  return (
    <dialog
      ref={ref}
      closedby={guarded ? 'closerequest' : 'any'}
      aria-labelledby={titleId}
      onClose={closeHandler(onClose)}
      className={`modal-veil overscroll-contain bg-mist p-0 shadow-float transition-transform duration-200 ${EDGES[edge]}`}
    >
      <div className="sticky top-0 z-10 flex items-center justify-between gap-4 border-line border-b bg-mist py-2 ps-5 pe-2">
        <h2 id={titleId} className="font-semibold text-base">
          {title}
        </h2>
        <IconButton label={text('ui.close')} icon={<X />} onClick={() => ref.current?.close()} />
      </div>
      <div className="p-5">{children}</div>
    </dialog>
  );
}
