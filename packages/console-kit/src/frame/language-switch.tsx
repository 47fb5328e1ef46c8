import { languageList } from '@galleria/contract/site/site';
import { App, Button } from 'antd';
import { useState } from 'react';
import { useLocale, useText } from '../console-context.tsx';
import { Icon } from '../icon.tsx';
import { LanguageName } from '../text/language-name.tsx';
import { useCall } from '../use-call.tsx';
import { MenuButton } from './menu-button.tsx';

/** The languages that the mall offers. The choice applies to consoles and storefront alike. */
export function LanguageSwitch() {
  const text = useText();
  const locale = useLocale();
  const { message } = App.useApp();
  const [busy, setBusy] = useState(false);
  const shown = useCall(languageList, {}).data?.langItemList.filter((one) => one.hide === 0) ?? [];
  if (shown.length < 2) return null;

  async function choose(language: string) {
    setBusy(true);
    if (await saveLanguage(language)) return location.reload();
    setBusy(false);
    message.error(text('console.switchFailed'));
  }

  const items = shown.map(({ language, name }) => ({
    key: language,
    label: <LanguageName language={language} name={name} />,
  }));
  const current = shown.find(({ language }) => language === locale);
  return (
    <MenuButton
      placement="bottomLeft"
      menu={{ items, selectable: true, selectedKeys: [locale], onClick: ({ key }) => void choose(key) }}
    >
      <Button
        type="text"
        className="language-switch"
        icon={<Icon name="languages" />}
        loading={busy}
        aria-label={`${text('console.language')}: ${current?.name}`}
      >
        {current && <LanguageName {...current} />}
      </Button>
    </MenuButton>
  );
}

/**
 * The storefront keeps the choice in a cookie for both. It answers with a redirect, which is not followed: the page
 * reloads.
 */
async function saveLanguage(language: string): Promise<boolean> {
  const body = new URLSearchParams({ lang: language, returnTo: location.pathname });
  try {
    const response = await fetch('/preferences', { method: 'POST', body, redirect: 'manual' });
    return response.type === 'opaqueredirect';
  } catch {
    return false;
  }
}
