import { createExternalStore } from '../external-store.ts';

export type Tone = 'success' | 'error';

export interface Toast {
  readonly tone: Tone;
  readonly message: string;
}

/** The toast in `ToastRegion`. */
export const shownToast = createExternalStore<Toast | undefined>('toast', undefined);

/** To be called by event handlers and effects: `toast.success(text('cart.saved'))`. */
export const toast = {
  success: (message: string) => show({ tone: 'success', message }),
  error: (message: string) => show({ tone: 'error', message }),
};

function show(next: Toast): void {
  shownToast.set(next);
  // `ToastRegion` may not be hydrated yet.
  window.earlyInteractions?.wake();
}
