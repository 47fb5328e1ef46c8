import { createExternalStore } from '../external-store.ts';

export type Tone = 'success' | 'error';

export interface Toast {
  readonly tone: Tone;
  readonly message: string;
}

/** What `ToastRegion` shows now. */
export const shownToast = createExternalStore<Toast | undefined>('toast', undefined);

/** From event handlers and effects: `toast.success(text('cart.saved'))`. */
export const toast = {
  success: (message: string) => show({ tone: 'success', message }),
  error: (message: string) => show({ tone: 'error', message }),
};

function show(next: Toast): void {
  shownToast.set(next);
  // The region may be waiting for an interaction.
  window.earlyInteractions?.wake();
}
