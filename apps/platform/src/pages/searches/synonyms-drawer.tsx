import { useLocale, useText } from '@galleria/console-kit/console-context';
import { ContractForm } from '@galleria/console-kit/form/contract-form';
import { TagsInput } from '@galleria/console-kit/form/inputs/tags-input';
import { FormDrawer } from '@galleria/console-kit/page/form-drawer';
import { useToast } from '@galleria/console-kit/use-mutate';
import { saveSynonyms } from '@galleria/contract/search/staff-searches';
import { isLocale, LOCALES, type Locale, languageTag } from '@galleria/domain/site/locales';
import { Flex, Select } from 'antd';
import { useId, useState } from 'react';
import type { SynonymSet } from './synonyms-page.tsx';

interface SynonymsDrawerProps {
  /** The drawer is open while this is set. */
  set: SynonymSet | 'new' | undefined;
  onClose: () => void;
}

export function SynonymsDrawer({ set, onClose }: SynonymsDrawerProps) {
  const text = useText<'platform'>();
  const toast = useToast();
  const saved = set === 'new' ? undefined : set;
  return (
    <FormDrawer
      title={text(saved ? 'platformCatalogue.synonyms' : 'platformCatalogue.addSynonyms')}
      isOpen={set !== undefined}
      onClose={onClose}
    >
      <ContractForm
        operation={saveSynonyms}
        fixed={{ synonymId: saved?.synonymId }}
        initial={{ words: saved?.words ?? {} }}
        fields={{
          words: {
            label: text('platformCatalogue.synonymWords'),
            help: text('platformCatalogue.synonymWordsHelp'),
            control: <WordsInput />,
          },
        }}
        fieldOfRefusal={{ 'synonyms.taken': 'words' }}
        submit={text('console.save')}
        onDone={() => {
          toast(text('platformCatalogue.synonymsSaved'));
          onClose();
        }}
        onCancel={onClose}
      />
    </FormDrawer>
  );
}

type Words = SynonymSet['words'];

interface WordsInputProps {
  id?: string;
  value?: Words;
  onChange?: (words: Words) => void;
}

const MAX_WORDS = 20;

/** One line of words for each language in use, and a select that adds a language. */
function WordsInput({ id, value = {}, onChange }: WordsInputProps) {
  const text = useText<'platform'>();
  const ownLocale = useLocale();
  const names = new Intl.DisplayNames([languageTag(ownLocale)], { type: 'language' });
  const nameOf = (locale: Locale) => names.of(languageTag(locale)) ?? locale;
  const [added, setAdded] = useState<readonly Locale[]>([ownLocale]);
  const labelId = useId();
  const shown = LOCALES.filter((locale) => (value[locale]?.length ?? 0) > 0 || added.includes(locale));
  const addable = LOCALES.filter((locale) => !shown.includes(locale));
  return (
    <Flex vertical gap="small" id={id}>
      {shown.map((locale) => (
        <div key={locale}>
          <label htmlFor={`${labelId}-${locale}`}>
            {text('platformCatalogue.wordsIn', { language: nameOf(locale) })}
          </label>
          <TagsInput
            id={`${labelId}-${locale}`}
            max={MAX_WORDS}
            value={value[locale] ?? []}
            onChange={(words) => onChange?.({ ...value, [locale]: words })}
          />
        </div>
      ))}
      {addable.length > 0 && (
        <Select
          aria-label={text('platformCatalogue.addLanguage')}
          placeholder={text('platformCatalogue.addLanguage')}
          value={null}
          onChange={(locale: string | null) => locale && isLocale(locale) && setAdded([...added, locale])}
          options={addable.map((locale) => ({ value: locale, label: nameOf(locale) }))}
        />
      )}
    </Flex>
  );
}
