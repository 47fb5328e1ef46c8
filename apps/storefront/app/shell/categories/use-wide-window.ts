import { useSyncExternalStore } from 'react';

const WIDE = '(width >= 1200px)';

function watch(onChange: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the whole content column fits. The server cannot know and says no; style sheets decide what shows. */
export function useWideWindow(): boolean {
  return useSyncExternalStore(
    watch,
    () => matchMedia(WIDE).matches,
    () => false,
  );
}
