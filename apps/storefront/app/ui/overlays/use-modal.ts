import { type SyntheticEvent, useLayoutEffect, useRef } from 'react';

/**
 * A modal `<dialog>` for as long as it is rendered. The browser traps the focus, closes on Esc and restores the focus,
 * provided that the element is closed before it is removed.
 */
export function useModal() {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return ref;
}

/** For `onClose`: the close event is asynchronous and may arrive after the dialog was opened again. */
export function closeHandler(onClose: () => void) {
  return ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
    if (!currentTarget.open) onClose();
  };
}
