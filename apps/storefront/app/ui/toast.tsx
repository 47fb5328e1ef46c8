import { CircleAlert, CircleCheck } from 'lucide-react';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';

/** How long a toast stays. It is never the only place of an error, so it may be short. */
const SHOWN_MS = { success: 1000, error: 1500 } as const;

type Tone = keyof typeof SHOWN_MS;
interface Toast {
  readonly tone: Tone;
  readonly message: string;
}
interface ShowToast {
  success(message: string): void;
  error(message: string): void;
}

const ToastContext = createContext<ShowToast | undefined>(undefined);

export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error('There is no ToastProvider above this component');
  return show;
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<Toast>();
  const hide = useCallback(() => setToast(undefined), []);
  const show = useMemo<ShowToast>(
    () => ({
      success: (message) => setToast({ tone: 'success', message }),
      error: (message) => setToast({ tone: 'error', message }),
    }),
    [],
  );
  return (
    <ToastContext value={show}>
      {children}
      <ToastRegion toast={toast} onShown={hide} />
    </ToastContext>
  );
}

/** The live regions are always there: readers announce only what changes inside a region they already know. */
function ToastRegion({ toast, onShown }: { toast: Toast | undefined; onShown: () => void }) {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!toast) return;
    // A popover opened last lies above everything, open dialogs too.
    const element = region.current;
    element?.showPopover();
    const timer = setTimeout(onShown, SHOWN_MS[toast.tone]);
    return () => {
      clearTimeout(timer);
      element?.hidePopover();
    };
  }, [toast, onShown]);
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
