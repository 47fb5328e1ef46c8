import type { MessageId } from '@galleria/i18n/message-id';
import { BadgeCheck, Headset, type LucideIcon, Undo2 } from 'lucide-react';
import { useText } from '../../messages/messages.tsx';

interface Assurance {
  Icon: LucideIcon;
  title: MessageId<'storefront'>;
  description: MessageId<'storefront'>;
}

const PROMISES: Assurance[] = [
  { Icon: BadgeCheck, title: 'shell.genuine', description: 'shell.genuineText' },
  { Icon: Undo2, title: 'shell.sevenDayReturn', description: 'shell.sevenDayReturnText' },
  { Icon: Headset, title: 'shell.sevenDayService', description: 'shell.sevenDayServiceText' },
];

export function ServicePromises() {
  const text = useText();
  return (
    <section aria-label={text('shell.promises')} className="border-line border-b">
      <ul className="page-column grid gap-x-8 gap-y-5 py-8 md:grid-cols-3">
        {PROMISES.map(({ Icon, title, description }) => (
          <li key={title} className="flex items-center gap-4">
            <span className="grid size-12 shrink-0 place-items-center rounded-full bg-brand-tint text-brand-ink">
              <Icon aria-hidden className="size-6" />
            </span>
            <span>
              <b className="block font-semibold text-sm">{text(title)}</b>
              <span className="text-ink-soft text-xs">{text(description)}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
