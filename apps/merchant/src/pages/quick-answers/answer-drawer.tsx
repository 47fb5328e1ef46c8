import { useText } from '@galleria/console-kit/console-context';
import { ContractForm } from '@galleria/console-kit/form/contract-form';
import { LocaleTextsInput } from '@galleria/console-kit/form/texts/locale-text-input';
import { FormDrawer } from '@galleria/console-kit/page/form-drawer';
import { useToast } from '@galleria/console-kit/use-mutate';
import { saveQuickAnswer } from '@galleria/contract/store-settings/quick-answers';
import type { QuickAnswer } from './page.tsx';

interface AnswerDrawerProps {
  /** The drawer is closed without one. */
  answer: QuickAnswer | 'new' | undefined;
  onClose: () => void;
}

export function AnswerDrawer({ answer, onClose }: AnswerDrawerProps) {
  const text = useText<'merchant'>();
  const toast = useToast();
  const saved = answer === 'new' ? undefined : answer;
  const title = text(saved ? 'merchantStore.editAnswer' : 'merchantStore.addAnswer');
  return (
    <FormDrawer title={title} isOpen={answer !== undefined} onClose={onClose}>
      <ContractForm
        operation={saveQuickAnswer}
        fixed={{ answerId: saved?.answerId }}
        initial={saved && { shortcut: saved.shortcut, text: saved.text }}
        fields={{
          shortcut: { label: text('merchantStore.shortcut'), help: text('merchantStore.shortcutHelp') },
          text: { label: text('merchantStore.answerText'), control: <LocaleTextsInput rows={4} maxLength={500} /> },
        }}
        fieldOfRefusal={{ 'quickAnswer.shortcutTaken': 'shortcut' }}
        submit={text('console.save')}
        onDone={() => {
          toast(text('merchantStore.answerSaved'));
          onClose();
        }}
        onCancel={onClose}
      />
    </FormDrawer>
  );
}
