import { Bell, BellRing } from 'lucide-react';
import type { FormEvent } from 'react';
import { useLocation } from 'react-router';
import { useText } from '../../../messages/messages.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { createToggleStore } from '../../accounts/toggle-store.ts';
import { useToggle } from '../../accounts/use-toggle.ts';
import type { ShownActivity } from '../turn.ts';

/** Activities that the buyer wants a mail about when they start. */
const reminders = createToggleStore('reminders', async () => (await import('./reminder-calls.ts')).storeReminder);

const TOASTS = {
  on: 'activities.reminder.set',
  off: 'activities.reminder.removed',
  tooLate: 'activities.reminder.tooLate',
} as const;

interface ReminderButtonProps {
  activity: Pick<ShownActivity, 'activityId' | 'name'>;
  /** At the time the page was loaded. */
  isReminded: boolean;
  className?: string;
}

/**
 * Asks for a mail when the activity starts. Without scripts the form is posted to the zone of limited-time discounts,
 * which redirects back. Both labels are stacked, so that the button keeps its width; its accessible name is the visible
 * label and the activity's name.
 */
export function ReminderButton({ activity: { activityId, name }, isReminded, className = '' }: ReminderButtonProps) {
  const text = useText();
  const { pathname, search } = useLocation();
  const { isOn, toggle } = useToggle(reminders, activityId, { isLoadedOn: isReminded, toasts: TOASTS });

  function submit(event: FormEvent) {
    event.preventDefault();
    toggle();
  }
  const Icon = isOn ? BellRing : Bell;
  return (
    <form data-early method="post" action="/special-discount" onSubmit={submit} className="contents">
      <input type="hidden" name="activityId" value={activityId} />
      <input type="hidden" name="isOn" value={String(!isOn)} />
      <input type="hidden" name="returnTo" value={pathname + search} />
      <button
        type="submit"
        className={`${buttonClass('outline', 'small')} ${isOn ? 'border-brand text-brand-ink' : ''} ${className}`}
      >
        <Icon aria-hidden className="size-4 shrink-0" />
        <span className="grid text-start *:[grid-area:1/1]">
          <span className={isOn ? 'invisible' : ''}>{text('activities.reminder.remind')}</span>
          <span className={isOn ? '' : 'invisible'}>{text('activities.reminder.reminded')}</span>
        </span>
        <span className="sr-only">{name}</span>
      </button>
    </form>
  );
}
