import { CircleAlert, CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useExternalStore } from '../external-store.ts';
import { shownToast, type Tone } from './toast.ts';

/** Display time of a toast. Errors are always shown elsewhere too, so it may be short. */
const SHOWN_MS: Record<Tone, number> = { success: 1000, error: 1500 };

/** The live regions are always in the DOM: screen readers announce only changes in regions that already exist. */
export function ToastRegion() {
  const toast = useExternalStore(shownToast, (shown) => shown);
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!toast) return;
    // The popover opened last is on top of everything, also of open dialogs.
    const element = region.current;
    element?.showPopover();
    const timer = setTimeout(() => shownToast.set(undefined), SHOWN_MS[toast.tone]);
    return () => {
      clearTimeout(timer);
      element?.hidePopover();
    };
  }, [toast]);
  return (
    <>
      <div
        ref={region}
        popover="manual"
        aria-hidden
        className="pointer-events-none inset-x-0 top-auto bottom-24 mx-auto w-fit max-w-[min(26rem,100%-2rem)] rounded-card bg-ink text-paper shadow-float transition-[opacity,transform] starting:translate-y-2 starting:opacity-0"
      >
        {toast && (
          <p className="flex items-center gap-2.5 px-4 py-3 font-medium text-sm">
            {toast.tone === 'success' ? (
              <CircleCheck className="size-5 shrink-0" />
            ) : (
              <CircleAlert className="size-5 shrink-0" />
            )}
            {toast.message}
          </p>
        )}
      </div>
      <p role="status" className="sr-only">
        {toast?.tone === 'success' && toast.message}
      </p>
      <p role="alert" className="sr-only">
        {toast?.tone === 'error' && toast.message}
      </p>
    </>
  );
}
