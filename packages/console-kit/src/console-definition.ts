import type { Operation } from '@galleria/contract/operation';
import type { SellerPermission } from '@galleria/domain/access/seller-permissions';
import type { StaffPermission } from '@galleria/domain/access/staff-permissions';
import type { MessageId, PageCatalogue } from '@galleria/i18n/message-id';
import type { ComponentType } from 'react';
import type { IconName } from './icon.tsx';
import type { SignInDefinition } from './sign-in/sign-in-definition.ts';

/** Either console. Each has words of its own and the shared ones. */
export type ConsoleReader = 'merchant' | 'platform';

/** What a person may do in a console, by the names that the contract's operations ask for. */
export type Permission = SellerPermission | StaffPermission;

/** What makes one console different from the other; the frame around it is the same. */
export interface ConsoleDefinition<Reader extends ConsoleReader = ConsoleReader> {
  /** Its address with a slash at the end, as Vite has it: `/merchant/`. */
  readonly base: string;
  readonly name: MessageId<Reader>;
  /** Without it the console is open to everybody. */
  readonly signIn?: SignInDefinition;
  readonly menu: readonly MenuGroup<Reader>[];
  readonly pages: readonly ConsolePage[];
  /** The work that waits: shown by the bell, the menu and the tab's title. */
  readonly waiting?: WaitingDefinition<Reader>;
  /** A hook: what the search in the header finds for these words; undefined while it is looking. */
  readonly useSearchResults?: (words: string) => readonly SearchGroup[] | undefined;
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
  readonly lazy: () => Promise<{ readonly Component: ComponentType }>;
  /** Catalogues that are fetched along with it; without it, every one of the console's. */
  readonly words?: readonly PageCatalogue[];
}

interface Guarded {
  /** Shown only to people whose role holds it. */
  readonly permission?: Permission;
}

export interface WaitingDefinition<Reader extends ConsoleReader = ConsoleReader> {
  /** Answers how much waits, of each kind that the person may look at. */
  readonly operation: Operation & {
    readonly output: { readonly _zod: { readonly output: { kind: string; count: number }[] } };
  };
  /** Address of the server-sent events that say when to ask again. */
  readonly events: string;
  /** Other numbers that are asked for again with it. */
  readonly refreshes: readonly Operation[];
  readonly kinds: Readonly<Record<string, WaitingEntry<Reader>>>;
}

export interface WaitingEntry<Reader extends ConsoleReader = ConsoleReader> {
  readonly label: MessageId<Reader>;
  /** The list of what waits, with its filter: `/orders?state=toShip`. */
  readonly path: string;
  /** Counted in another kind already, so it does not add to the sum. */
  readonly isPart?: boolean;
}

export interface SearchGroup {
  readonly label: string;
  readonly results: readonly SearchResult[];
}

export interface SearchResult {
  readonly key: string;
  readonly title: string;
  readonly detail?: string;
  /** Path of a picture, where the kind of result has any. */
  readonly picture?: string;
  /** Where it is opened. */
  readonly to: string;
}
