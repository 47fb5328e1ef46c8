import { languageList } from '@galleria/contract/site/site';
import { isLocale, type Locale, type LocaleTexts, languageTag } from '@galleria/domain/site/locales';
import { Button, Dropdown, Flex } from 'antd';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { useLocale, useText } from '../../console-context.tsx';
import { Icon } from '../../icon.tsx';
import { useCall } from '../../use-call.tsx';
import { isIncomplete, type TextLanguage, writtenLocales } from './locale-texts.ts';
import '../fields.css';

const LanguageContext = createContext<Locale | undefined>(undefined);

/** The language chosen in the surrounding `TextLanguages`; outside of one, the reader's own. */
export function useTextLanguage(): Locale {
  const own = useLocale();
  return useContext(LanguageContext) ?? own;
}

interface TextLanguagesProps {
  /** The texts so far: their languages get tabs, and languages that lack one of the texts are marked. */
  values: readonly LocaleTexts[];
  /** Fills empty texts of a language from another language. */
  onCopy: (from: Locale, to: Locale) => void;
  /** At the end of the row of tabs. */
  extra?: ReactNode;
  children: ReactNode;
}

/** Tabs that choose the language of all fields inside. */
export function TextLanguages({ values, onCopy, extra, children }: TextLanguagesProps) {
  const text = useText();
  const languages = useOfferedLanguages();
  const written = writtenLocales(values);
  const [language, setLanguage] = useState<Locale>();
  const first = (languages.find(({ locale }) => written.includes(locale)) ?? languages[0])?.locale;
  const chosen = language ?? first;
  const shown = languages.filter(({ locale }) => written.includes(locale) || locale === chosen || locale === first);
  const others = languages.filter((one) => !shown.includes(one));
  const sources = shown.filter(({ locale }) => locale !== chosen && written.includes(locale));
  return (
    <LanguageContext value={chosen}>
      <div className="text-languages">
        <Flex wrap gap="small" role="group" aria-label={text('console.texts.languages')}>
          {shown.map(({ locale, name }) => (
            <Button
              key={locale}
              type={locale === chosen ? 'primary' : 'default'}
              aria-pressed={locale === chosen}
              onClick={() => setLanguage(locale)}
            >
              <span lang={languageTag(locale)}>{name}</span>
              {isIncomplete(values, locale) && (
                <span className="text-incomplete">
                  <span className="visually-hidden">{text('console.texts.incomplete')}</span>
                </span>
              )}
            </Button>
          ))}
          {others.length > 0 && (
            <Dropdown trigger={['click']} menu={{ items: toItems(others), onClick: choose(setLanguage) }}>
              <Button type="dashed" icon={<Icon name="add" />}>
                {text('console.texts.addLanguage')}
              </Button>
            </Dropdown>
          )}
          {chosen && sources.length > 0 && isIncomplete(values, chosen) && (
            <Dropdown
              trigger={['click']}
              menu={{ items: toItems(sources), onClick: choose((from) => onCopy(from, chosen)) }}
            >
              <Button type="link" icon={<Icon name="copy" />}>
                {text('console.texts.copyFrom')}
              </Button>
            </Dropdown>
          )}
        </Flex>
        {extra}
      </div>
      {children}
    </LanguageContext>
  );
}

/** The languages of the mall, its default one first. */
function useOfferedLanguages(): TextLanguage[] {
  const { data } = useCall(languageList, {});
  const offered = (data?.langItemList ?? []).flatMap(({ language, name, hide }) =>
    isLocale(language) && hide === 0 ? [{ locale: language, name }] : [],
  );
  return offered.toSorted((one, other) => isDefault(other) - isDefault(one));

  function isDefault({ locale }: TextLanguage): number {
    return Number(locale === data?.language);
  }
}

const toItems = (languages: readonly TextLanguage[]) =>
  languages.map(({ locale, name }) => ({ key: locale, label: <span lang={languageTag(locale)}>{name}</span> }));

const choose =
  (then: (locale: Locale) => void) =>
  ({ key }: { key: string }) => {
    if (isLocale(key)) then(key);
  };
