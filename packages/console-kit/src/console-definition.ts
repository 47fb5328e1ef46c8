import type { MessageId } from '@galleria/i18n/message-id';
import type { RouteObject } from 'react-router';
import type { IconName } from './icon.tsx';

/** Either console. Each has words of its own and the shared ones. */
export type ConsoleReader = 'merchant' | 'platform';

/** What makes one console different from the other; the frame around it is the same. */
export interface ConsoleDefinition<Reader extends ConsoleReader = ConsoleReader> {
  /** Its address with a slash at the end, as Vite has it: `/merchant/`. */
  readonly base: string;
  readonly name: MessageId<Reader>;
  /** What everybody should know before they look around. */
  readonly notice: { readonly title: MessageId<Reader>; readonly text: MessageId<Reader> };
  readonly menu: readonly MenuEntry<Reader>[];
  readonly pages: readonly RouteObject[];
}

interface MenuEntry<Reader extends ConsoleReader> {
  /** Path below the console's own address, e.g. `/notices`. */
  readonly path: string;
  readonly label: MessageId<Reader>;
  readonly icon: IconName;
}
