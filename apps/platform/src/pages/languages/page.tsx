import { useText } from '@galleria/console-kit/console-context';
import { DataTable } from '@galleria/console-kit/page/data-table';
import { Page } from '@galleria/console-kit/page/page';
import { Can, useCan } from '@galleria/console-kit/sign-in/session';
import { LanguageName } from '@galleria/console-kit/text/language-name';
import { useCall } from '@galleria/console-kit/use-call';
import { useMutate } from '@galleria/console-kit/use-mutate';
import type { OutputOf } from '@galleria/contract/operation';
import { chooseDefaultLanguage, showLanguage, staffLanguageList } from '@galleria/contract/site/languages';
import { Button, Space, Switch, type TableColumnsType, Tag, Typography } from 'antd';

type Language = OutputOf<typeof staffLanguageList>[number];

/** All languages that have a catalogue: whether shoppers can choose it, and which one is the default. */
export function Component() {
  const text = useText<'platform'>();
  const answer = useCall(staffLanguageList, {});
  return (
    <Page title={text('platformSite.languagesTitle')} intro={text('platformSite.languagesIntro')}>
      <DataTable answer={answer} rows={answer.data} rowKey="language" columns={useColumns()} />
    </Page>
  );
}

function useColumns(): TableColumnsType<Language> {
  const text = useText<'platform'>();
  const mutate = useMutate();
  const isEditor = useCan('settings.edit');

  function show({ language, name }: Language, isShown: boolean) {
    const done = text(isShown ? 'platformSite.languageShown' : 'platformSite.languageHidden', { name });
    const undo = () => void mutate(showLanguage, { language, isShown: !isShown });
    void mutate(showLanguage, { language, isShown }, { done, undo });
  }

  return [
    {
      title: text('platformSite.language'),
      key: 'name',
      render: (_, { language, name, isDefault }) => (
        <Space wrap>
          <LanguageName language={language} name={name} />
          {isDefault && <Tag color="processing">{text('platformSite.default')}</Tag>}
        </Space>
      ),
    },
    {
      title: text('platformSite.locale'),
      key: 'language',
      responsive: ['md'],
      render: (_, { language }) => <Typography.Text code>{language}</Typography.Text>,
    },
    {
      title: text('platformSite.shown'),
      key: 'shown',
      render: (_, row) => (
        <Switch
          checked={row.isShown}
          disabled={!isEditor || row.isDefault}
          aria-label={`${text('platformSite.shown')}: ${row.name}`}
          onChange={(on) => show(row, on)}
        />
      ),
    },
    {
      title: text('console.list.actions'),
      key: 'actions',
      render: (_, { language, name, isDefault }) =>
        !isDefault && (
          <Can permission="settings.edit">
            <Button
              size="small"
              type="link"
              aria-label={text('platformSite.makeDefaultOf', { name })}
              onClick={() =>
                void mutate(chooseDefaultLanguage, { language }, { done: text('platformSite.isDefaultNow', { name }) })
              }
            >
              {text('platformSite.makeDefault')}
            </Button>
          </Can>
        ),
    },
  ];
}
