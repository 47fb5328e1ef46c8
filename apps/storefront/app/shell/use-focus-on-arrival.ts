import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Screen readers do not notice client-side navigation: the focus moves to the start of the new page. */
export function useFocusOnArrival(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname]);
}
