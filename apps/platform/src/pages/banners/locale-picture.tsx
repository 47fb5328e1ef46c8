import { useText } from '@galleria/console-kit/console-context';
import { withText } from '@galleria/console-kit/form/texts/locale-texts';
import { useTextLanguage } from '@galleria/console-kit/form/texts/text-languages';
import type { LocaleTexts } from '@galleria/domain/site/locales';
import { OnePictureInput } from '../../shared/one-picture-input.tsx';

interface LocalePictureProps {
  id?: string;
  value?: LocaleTexts;
  onChange?: (pictures: LocaleTexts) => void;
}

/** The picture for the language that is selected in the tabs above. */
export function LocalePicture({ id, value = {}, onChange }: LocalePictureProps) {
  const text = useText<'platform'>();
  const locale = useTextLanguage();
  return (
    <OnePictureInput
      key={locale}
      {...(id && { id })}
      aria-label={text('platformSite.ownPicture')}
      value={value[locale] ?? ''}
      onChange={(path) => onChange?.(withText(value, locale, path))}
    />
  );
}
