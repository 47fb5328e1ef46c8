import { useText } from '@galleria/console-kit/console-context';
import { ContractForm } from '@galleria/console-kit/form/contract-form';
import { DateTimeInput } from '@galleria/console-kit/form/inputs/date-time-input';
import { FormLanguages } from '@galleria/console-kit/form/texts/form-languages';
import { LocaleRichTextInput } from '@galleria/console-kit/form/texts/locale-rich-text-input';
import { LocaleTextInput } from '@galleria/console-kit/form/texts/locale-text-input';
import { FormDrawer } from '@galleria/console-kit/page/form-drawer';
import { Loaded } from '@galleria/console-kit/page/loaded';
import { useToast } from '@galleria/console-kit/use-act';
import { useCall } from '@galleria/console-kit/use-call';
import { platformNoticeInfo, savePlatformNotice } from '@galleria/contract/content/platform-notices';
import type { InputOf } from '@galleria/contract/operation';

interface NoticeDrawerProps {
  /** The drawer is open while this is set. */
  noticeId: number | 'new' | undefined;
  onClose: () => void;
}

const TEXTS = ['title', 'content'];

export function NoticeDrawer({ noticeId, onClose }: NoticeDrawerProps) {
  const text = useText<'platform'>();
  const title = text(noticeId === 'new' ? 'platformSite.addNotice' : 'platformSite.editNotice');
  return (
    <FormDrawer title={title} isOpen={noticeId !== undefined} onClose={onClose} size={720}>
      {typeof noticeId === 'number' ? (
        <KnownNotice id={noticeId} onClose={onClose} />
      ) : (
        <NoticeForm initial={{ isOn: true, isTop: false }} onClose={onClose} />
      )}
    </FormDrawer>
  );
}

function KnownNotice({ id, onClose }: { id: number; onClose: () => void }) {
  const answer = useCall(platformNoticeInfo, { id });
  return (
    <Loaded answer={answer} lines={8}>
      {({ title, content, isTop, isOn, publishTime }) => (
        <NoticeForm id={id} initial={{ title, content, isTop, isOn, publishTime }} onClose={onClose} />
      )}
    </Loaded>
  );
}

interface NoticeFormProps {
  id?: number;
  initial: Partial<InputOf<typeof savePlatformNotice>>;
  onClose: () => void;
}

function NoticeForm({ id, initial, onClose }: NoticeFormProps) {
  const text = useText<'platform'>();
  const toast = useToast();
  return (
    <ContractForm
      operation={savePlatformNotice}
      fixed={{ id }}
      initial={initial}
      fields={{
        title: { label: text('platformSite.noticeTitle'), control: <LocaleTextInput maxLength={80} /> },
        content: {
          label: text('platformSite.noticeContent'),
          control: <LocaleRichTextInput aria-label={text('platformSite.noticeContent')} />,
        },
        publishTime: {
          label: text('platformSite.publishTime'),
          help: text('platformSite.publishTimeHelp'),
          control: <DateTimeInput />,
        },
        isOn: { label: text('platformSite.shown'), isRequired: true },
        isTop: { label: text('platformSite.onTop'), isRequired: true },
      }}
      wrap={(fields) => <FormLanguages names={TEXTS}>{fields}</FormLanguages>}
      submit={text('console.save')}
      onDone={() => {
        toast(text('platformSite.noticeSaved'));
        onClose();
      }}
      onCancel={onClose}
    />
  );
}
