import { type SyntheticEvent, useLayoutEffect, useRef } from 'react';

/**
 * A `<dialog>` that is modal for as long as it is on the page. The browser keeps the focus inside, closes on Esc, and
 * gives the focus back to where it was, provided that the element is closed before it is taken away.
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

/** For `onClose`: its event is asynchronous, and may arrive after the dialog was opened again. */
export function whenClosed(onClose: () => void) {
  return ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
    if (!currentTarget.open) onClose();
  };
}
