import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** A new page without a page load is silent: moving the focus to its beginning makes screen readers notice. */
export function useFocusOnArrival(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname]);
}
