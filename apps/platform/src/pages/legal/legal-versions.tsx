import { useLocale, useText } from '@galleria/console-kit/console-context';
import { FormDrawer } from '@galleria/console-kit/page/form-drawer';
import { Loaded } from '@galleria/console-kit/page/loaded';
import { Panel } from '@galleria/console-kit/page/panel';
import { Can } from '@galleria/console-kit/sign-in/session';
import { RichText } from '@galleria/console-kit/text/rich-text';
import { SecondaryText } from '@galleria/console-kit/text/secondary-text';
import { TimeText } from '@galleria/console-kit/text/time-text';
import { useCall, usePagedCall } from '@galleria/console-kit/use-call';
import { useMutate } from '@galleria/console-kit/use-mutate';
import { legalVersion, legalVersionPage, publishLegalText } from '@galleria/contract/content/site-config';
import type { OutputOf } from '@galleria/contract/operation';
import { textIn } from '@galleria/domain/site/locales';
import { Button, Empty, Flex, Pagination, Tag } from 'antd';
import { useState } from 'react';
import type { LegalKind } from './page.tsx';

type Version = OutputOf<typeof legalVersionPage>['records'][number];

interface LegalVersionsProps {
  kind: LegalKind;
  onRestored: () => void;
}

/** All published versions of a text: author, time and content. */
export function LegalVersions({ kind, onRestored }: LegalVersionsProps) {
  const text = useText<'platform'>();
  const [current, setCurrent] = useState(1);
  const [opened, setOpened] = useState<Version>();
  return (
    <Panel title={text('platformSite.versions')}>
      <Loaded answer={usePagedCall(legalVersionPage, { kind, current })}>
        {({ records, total, size }) => (
          <Flex vertical gap="middle">
            {records.length === 0 && <Empty description={text('platformSite.noVersions')} />}
            <Flex vertical gap="small" component="ol" style={{ listStyle: 'none', margin: 0, padding: 0 }}>
              {records.map((version) => (
                <VersionRow key={version.id} version={version} onOpen={() => setOpened(version)} />
              ))}
            </Flex>
            {total > size && <Pagination {...{ current, total }} pageSize={size} onChange={setCurrent} />}
          </Flex>
        )}
      </Loaded>
      <FormDrawer
        title={text(`platformSite.${kind}`)}
        isOpen={opened !== undefined}
        onClose={() => setOpened(undefined)}
        size={720}
      >
        {opened && (
          <LegalVersion
            kind={kind}
            version={opened}
            onDone={() => {
              setOpened(undefined);
              onRestored();
            }}
          />
        )}
      </FormDrawer>
    </Panel>
  );
}

function VersionRow({ version: { time, by, title, isCurrent }, onOpen }: { version: Version; onOpen: () => void }) {
  const text = useText<'platform'>();
  const locale = useLocale();
  return (
    <Flex component="li" gap="middle" wrap align="center" justify="space-between">
      <Flex gap="small" wrap align="center">
        <TimeText time={time} />
        <SecondaryText>{by || text('platformSite.byTheMall')}</SecondaryText>
        {textIn(title, locale)}
        {isCurrent && <Tag color="success">{text('platformSite.currentVersion')}</Tag>}
      </Flex>
      <Button size="small" aria-label={text('platformSite.openVersionOf', { time })} onClick={onOpen}>
        {text('platformSite.openVersion')}
      </Button>
    </Flex>
  );
}

interface LegalVersionProps {
  kind: LegalKind;
  version: Version;
  onDone: () => void;
}

function LegalVersion({ kind, version: { id, isCurrent }, onDone }: LegalVersionProps) {
  const text = useText<'platform'>();
  const locale = useLocale();
  const mutate = useMutate();
  return (
    <Loaded answer={useCall(legalVersion, { kind, id })} lines={10}>
      {({ title, content }) => (
        <Flex vertical gap="middle" align="start">
          <h3 style={{ margin: 0 }}>{textIn(title, locale)}</h3>
          <RichText html={textIn(content, locale)} />
          {!isCurrent && (
            <Can permission="content.edit">
              <Button
                onClick={async () => {
                  const done = text('platformSite.published');
                  const answer = await mutate(publishLegalText, { kind, title, content }, { done });
                  if (answer.ok) onDone();
                }}
              >
                {text('platformSite.restore')}
              </Button>
            </Can>
          )}
        </Flex>
      )}
    </Loaded>
  );
}
