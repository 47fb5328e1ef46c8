import type { InputOf } from '@galleria/contract/operation';
import { useText } from '../console-context.tsx';
import { ContractForm } from '../form/contract-form.tsx';
import { DateTimeInput } from '../form/inputs/date-time-input.tsx';
import { FormLanguages } from '../form/texts/form-languages.tsx';
import { LocaleRichTextInput } from '../form/texts/locale-rich-text-input.tsx';
import { LocaleTextInput } from '../form/texts/locale-text-input.tsx';
import { FormDrawer } from '../page/form-drawer.tsx';
import { Loaded } from '../page/loaded.tsx';
import { useCall } from '../use-call.tsx';
import { useToast } from '../use-mutate.tsx';
import type { NoticesDefinition } from './notices-definition.ts';

interface EditNoticeDrawerProps {
  definition: NoticesDefinition;
  /** The drawer is open while this is set. */
  noticeId: number | 'new' | undefined;
  onClose: () => void;
}

/** Fields with a text for each language. */
const LOCALE_FIELDS = ['title', 'content'];

export function EditNoticeDrawer({ definition, noticeId, onClose }: EditNoticeDrawerProps) {
  const title = noticeId === 'new' ? definition.texts.add : definition.texts.edit;
  return (
    <FormDrawer title={title} isOpen={noticeId !== undefined} onClose={onClose} size={720}>
      {typeof noticeId === 'number' ? (
        <ExistingNotice definition={definition} id={noticeId} onClose={onClose} />
      ) : (
        <NoticeForm definition={definition} initial={{ isOn: true, isTop: false }} onClose={onClose} />
      )}
    </FormDrawer>
  );
}

interface ExistingNoticeProps {
  definition: NoticesDefinition;
  id: number;
  onClose: () => void;
}

function ExistingNotice({ definition, id, onClose }: ExistingNoticeProps) {
  const answer = useCall(definition.info, { id });
  return (
    <Loaded answer={answer} lines={8}>
      {({ title, content, isTop, isOn, publishTime }) => {
        const initial = { title, content, isTop, isOn, publishTime };
        return <NoticeForm definition={definition} id={id} initial={initial} onClose={onClose} />;
      }}
    </Loaded>
  );
}

interface NoticeFormProps {
  definition: NoticesDefinition;
  id?: number;
  initial: Partial<InputOf<NoticesDefinition['save']>>;
  onClose: () => void;
}

function NoticeForm({ definition: { save, texts }, id, initial, onClose }: NoticeFormProps) {
  const text = useText();
  const toast = useToast();
  return (
    <ContractForm
      operation={save}
      fixed={{ id }}
      initial={initial}
      fields={{
        title: { label: text('consoleNotices.title'), control: <LocaleTextInput maxLength={80} /> },
        content: {
          label: text('consoleNotices.content'),
          control: <LocaleRichTextInput aria-label={text('consoleNotices.content')} />,
        },
        publishTime: { label: texts.publishTime, help: texts.publishTimeHelp, control: <DateTimeInput /> },
        isOn: { label: text('consoleNotices.shown'), help: texts.shownHelp, isRequired: true },
        isTop: { label: texts.onTop, help: texts.onTopHelp, isRequired: true },
      }}
      wrap={(fields) => <FormLanguages names={LOCALE_FIELDS}>{fields}</FormLanguages>}
      submit={text('console.save')}
      onDone={() => {
        toast(texts.saved);
        onClose();
      }}
      onCancel={onClose}
    />
  );
}
