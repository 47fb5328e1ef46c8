/// <reference path="../virtual-modules.d.ts" />

import { catalogues } from 'virtual:catalogues';
import type { Locale } from '@galleria/domain/site/locales';
import { createTranslate, type Translate } from '@galleria/i18n/translator';
import { useQuery } from '@tanstack/react-query';
import type { ConsoleAudience } from '../console-definition.ts';

/** Messages in another language than the reader's, for texts that others will read; undefined until they are loaded. */
export function useTextIn<Reader extends ConsoleAudience>(locale: Locale): Translate<Reader> | undefined {
  const { data } = useQuery({
    queryKey: ['catalogue', locale],
    queryFn: () => catalogues[locale](),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data && createTranslate<Reader>(locale, data.messages);
}
