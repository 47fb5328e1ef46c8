import { useText } from '@galleria/console-kit/console-context';
import { DataTable } from '@galleria/console-kit/data-table';
import { LanguageName } from '@galleria/console-kit/language-name';
import { Page } from '@galleria/console-kit/page';
import { useCall } from '@galleria/console-kit/use-call';
import type { OutputOf } from '@galleria/contract/operation';
import { languageList } from '@galleria/contract/site';
import { Space, type TableColumnsType, Tag, Typography } from 'antd';

type Language = OutputOf<typeof languageList>['langItemList'][number];

/** Every language with a catalogue: offered to shoppers or not, and which one is the default. */
export function Component() {
  const text = useText<'platform'>();
  const answer = useCall(languageList, {});
  const columns: TableColumnsType<Language> = [
    {
      title: text('platform.language'),
      key: 'name',
      render: (_, { language, name }) => <LanguageName language={language} name={name} />,
    },
    {
      title: text('platform.locale'),
      key: 'language',
      render: (_, { language }) => <Typography.Text code>{language}</Typography.Text>,
    },
    { title: text('platform.languageTag'), dataIndex: 'countryLang', responsive: ['md'] },
    {
      title: text('platform.state'),
      key: 'hide',
      render: (_, { hide, language }) => (
        <Space>
          <Tag color={hide ? 'default' : 'success'}>{text(hide ? 'platform.hidden' : 'platform.shown')}</Tag>
          {language === answer.data?.language && <Tag color="error">{text('platform.default')}</Tag>}
        </Space>
      ),
    },
  ];
  return (
    <Page title={text('platform.languages')} intro={text('platform.languagesIntro')}>
      <DataTable answer={answer} rows={answer.data?.langItemList} rowKey="lang" columns={columns} />
    </Page>
  );
}
