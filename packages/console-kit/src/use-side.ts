import { directionOf } from '@galleria/domain/site/locales';
import { useLocale } from './console-context.tsx';

/** Where lines start or end in the reader's language, for components that only know left and right. */
export function useSide(side: 'start' | 'end'): 'left' | 'right' {
  const startsLeft = directionOf(useLocale()) === 'ltr';
  return startsLeft === (side === 'start') ? 'left' : 'right';
}
