import { useEffect } from 'react';

/** Who comes back from the provider by the back button sees this page as they left it, busy; it must look again. */
export function useFreshPage(): void {
  useEffect(() => {
    const reload = ({ persisted }: PageTransitionEvent) => persisted && location.reload();
    addEventListener('pageshow', reload);
    return () => removeEventListener('pageshow', reload);
  }, []);
}
