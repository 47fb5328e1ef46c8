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
import type { InputOf } from '@galleria/contract/operation';
import { saveStoreNotice, storeNoticeInfo } from '@galleria/contract/store-settings/notices';

interface NoticeDrawerProps {
  /** The drawer is closed without one. */
  noticeId: number | 'new' | undefined;
  onClose: () => void;
}

const TEXTS = ['title', 'content'];

export function NoticeDrawer({ noticeId, onClose }: NoticeDrawerProps) {
  const text = useText<'merchant'>();
  const title = text(noticeId === 'new' ? 'merchantStore.addNotice' : 'merchantStore.editNotice');
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
  const answer = useCall(storeNoticeInfo, { id });
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
  initial: Partial<InputOf<typeof saveStoreNotice>>;
  onClose: () => void;
}

function NoticeForm({ id, initial, onClose }: NoticeFormProps) {
  const text = useText<'merchant'>();
  const toast = useToast();
  return (
    <ContractForm
      operation={saveStoreNotice}
      fixed={{ id }}
      initial={initial}
      fields={{
        title: { label: text('merchantStore.noticeTitle'), control: <LocaleTextInput maxLength={80} /> },
        content: {
          label: text('merchantStore.noticeContent'),
          control: <LocaleRichTextInput aria-label={text('merchantStore.noticeContent')} />,
        },
        publishTime: {
          label: text('merchantStore.publishTime'),
          help: text('merchantStore.publishTimeHelp'),
          control: <DateTimeInput />,
        },
        isOn: { label: text('merchantStore.shown'), help: text('merchantStore.shownHelp'), isRequired: true },
        isTop: { label: text('merchantStore.onTop'), help: text('merchantStore.onTopHelp'), isRequired: true },
      }}
      wrap={(fields) => <FormLanguages names={TEXTS}>{fields}</FormLanguages>}
      submit={text('console.save')}
      onDone={() => {
        toast(text('merchantStore.noticeSaved'));
        onClose();
      }}
      onCancel={onClose}
    />
  );
}
