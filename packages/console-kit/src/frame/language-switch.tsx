import { languageList } from '@galleria/contract/site';
import { App, Select } from 'antd';
import { useState } from 'react';
import { useLocale, useText } from '../console-context.tsx';
import { LanguageName } from '../language-name.tsx';
import { useCall } from '../use-call.tsx';

/** The languages that the mall shows. The choice holds for consoles and storefront alike. */
export function LanguageSwitch() {
  const text = useText();
  const locale = useLocale();
  const { message } = App.useApp();
  const [busy, setBusy] = useState(false);
  const shown = useCall(languageList, {}).data?.langItemList.filter((one) => one.hide === 0) ?? [];
  if (shown.length < 2) return null;

  async function choose(language: string) {
    setBusy(true);
    if (await kept(language)) return location.reload();
    setBusy(false);
    message.error(text('console.switchFailed'));
  }

  return (
    <Select
      aria-label={text('console.language')}
      variant="borderless"
      popupMatchSelectWidth={false}
      getPopupContainer={(trigger) => trigger.parentElement ?? document.body}
      value={locale}
      loading={busy}
      onChange={choose}
      options={shown.map(({ language, name }) => ({
        value: language,
        label: <LanguageName language={language} name={name} />,
      }))}
    />
  );
}

/** The storefront keeps the choice for both. Its answer to an accepted one is a way back, which the reload saves us. */
async function kept(language: string): Promise<boolean> {
  const body = new URLSearchParams({ lang: language, returnTo: location.pathname });
  try {
    const response = await fetch('/preferences', { method: 'POST', body, redirect: 'manual' });
    return response.type === 'opaqueredirect';
  } catch {
    return false;
  }
}
