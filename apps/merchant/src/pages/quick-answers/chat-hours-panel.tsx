import { useText } from '@galleria/console-kit/console-context';
import { ContractForm } from '@galleria/console-kit/form/contract-form';
import { WeeklyHoursInput } from '@galleria/console-kit/form/inputs/weekly-hours-input';
import { LocaleTextsInput } from '@galleria/console-kit/form/texts/locale-text-input';
import { Loaded } from '@galleria/console-kit/page/loaded';
import { Panel } from '@galleria/console-kit/page/panel';
import { Can } from '@galleria/console-kit/sign-in/session';
import { useCall } from '@galleria/console-kit/use-call';
import { useToast } from '@galleria/console-kit/use-mutate';
import { chatHours, saveChatHours } from '@galleria/contract/store-settings/quick-answers';

/** The hours in which the store answers chats, and the message for other times. */
export function ChatHoursPanel() {
  const text = useText<'merchant'>();
  const toast = useToast();
  const answer = useCall(chatHours, {});
  return (
    <Can permission="store.edit">
      <Panel title={text('merchantStore.chatHours')}>
        <Loaded answer={answer} lines={7}>
          {(hours) => (
            <ContractForm
              operation={saveChatHours}
              initial={hours}
              fields={{
                week: {
                  label: text('merchantStore.chatWeek'),
                  help: text('merchantStore.chatHoursHelp'),
                  control: <WeeklyHoursInput />,
                },
                awayText: {
                  label: text('merchantStore.awayText'),
                  isRequired: false,
                  control: <LocaleTextsInput rows={2} maxLength={300} />,
                },
              }}
              submit={text('console.save')}
              onDone={() => toast(text('merchantStore.saved'))}
            />
          )}
        </Loaded>
      </Panel>
    </Can>
  );
}
