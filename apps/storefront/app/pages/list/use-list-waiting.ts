import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';

/** Quicker than this, and a skeleton would only flicker. */
const PATIENCE_MS = 150;

/** Another list is on its way, and takes long enough to say so. */
export function useListWaiting(): boolean {
  const { location } = useNavigation();
  const coming = location?.pathname === '/list' ? location.key : undefined;
  const [late, setLate] = useState<string>();
  useEffect(() => {
    if (!coming) return;
    const timer = setTimeout(() => setLate(coming), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [coming]);
  return coming !== undefined && late === coming;
}
