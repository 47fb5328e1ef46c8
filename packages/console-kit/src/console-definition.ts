import type { SellerPermission } from '@galleria/domain/access/seller-permissions';
import type { MessageId } from '@galleria/i18n/message-id';
import type { RouteObject } from 'react-router';
import type { IconName } from './icon.tsx';
import type { SignInDefinition } from './sign-in/sign-in-definition.ts';

/** Either console. Each has words of its own and the shared ones. */
export type ConsoleReader = 'merchant' | 'platform';

/** What a person may do in a console, by the names that the contract's operations ask for. */
export type Permission = SellerPermission;

/** What makes one console different from the other; the frame around it is the same. */
export interface ConsoleDefinition<Reader extends ConsoleReader = ConsoleReader> {
  /** Its address with a slash at the end, as Vite has it: `/merchant/`. */
  readonly base: string;
  readonly name: MessageId<Reader>;
  /** What everybody should know before they look around. */
  readonly notice?: { readonly title: MessageId<Reader>; readonly text: MessageId<Reader> };
  /** Without it the console is open to everybody. */
  readonly signIn?: SignInDefinition;
  readonly menu: readonly MenuGroup<Reader>[];
  readonly pages: readonly ConsolePage[];
  /** A hook: how much work waits behind a menu entry, by the entry's path. */
  readonly useCounts?: () => Readonly<Record<string, number>>;
}

export interface MenuGroup<Reader extends ConsoleReader = ConsoleReader> {
  /** Only the first group goes without. */
  readonly label?: MessageId<Reader>;
  readonly entries: readonly MenuEntry<Reader>[];
}

export interface MenuEntry<Reader extends ConsoleReader = ConsoleReader> extends Guarded {
  /** Path below the console's own address, e.g. `/notices`. */
  readonly path: string;
  readonly label: MessageId<Reader>;
  readonly icon: IconName;
}

/** A page that is fetched when somebody goes there. */
export interface ConsolePage extends Guarded {
  readonly path: string;
  readonly lazy: NonNullable<RouteObject['lazy']>;
}

interface Guarded {
  /** Shown only to people whose role holds it. */
  readonly permission?: Permission;
}
