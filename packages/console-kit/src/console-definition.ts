import type { Operation, Route } from '@galleria/contract/operation';
import type { SellerPermission } from '@galleria/domain/access/seller-permissions';
import type { StaffPermission } from '@galleria/domain/access/staff-permissions';
import type { MessageId, PageCatalogue } from '@galleria/i18n/message-id';
import type { ComponentType } from 'react';
import type { IconName } from './icon.tsx';
import type { SignInDefinition } from './sign-in/sign-in-definition.ts';
import type { CallFailure } from './use-call.tsx';

/** The two consoles. Each has messages of its own and the shared ones. */
export type ConsoleAudience = 'merchant' | 'platform';

/** Permissions of sellers and staff, by the names that the contract's operations require. */
export type Permission = SellerPermission | StaffPermission;

/** What differs between the two consoles; the frame around their pages is the same. */
export interface ConsoleDefinition<Reader extends ConsoleAudience = ConsoleAudience> {
  /** Base path with a trailing slash, as in Vite's `base`: `/merchant/`. */
  readonly base: string;
  readonly name: MessageId<Reader>;
  /** Without it, the console needs no sign-in. */
  readonly signIn?: SignInDefinition;
  /** Route for uploads of pictures; by default the store's. */
  readonly uploads?: Route;
  readonly menu: readonly MenuGroup<Reader>[];
  readonly pages: readonly ConsolePage[];
  /** Pages that need no sign-in, outside of the layout. */
  readonly publicPages?: readonly ConsolePage[];
  /** Waiting work: counted by the bell, the menu and the tab's title. */
  readonly waiting?: WaitingDefinition<Reader>;
  /** Hook with the results of the header's search for a keyword; undefined while they load. */
  readonly useSearchResults?: (keyword: string) => readonly SearchGroup[] | CallFailure | undefined;
}

export interface MenuGroup<Reader extends ConsoleAudience = ConsoleAudience> {
  /** Only the first group has none. */
  readonly label?: MessageId<Reader>;
  readonly entries: readonly MenuEntry<Reader>[];
}

export interface MenuEntry<Reader extends ConsoleAudience = ConsoleAudience> extends WithPermission {
  /** Path below the console's own address, e.g. `/notices`. */
  readonly path: string;
  readonly label: MessageId<Reader>;
  readonly icon: IconName;
}

/** A page whose code is loaded on navigation. */
export interface ConsolePage extends WithPermission {
  readonly path: string;
  readonly lazy: () => Promise<{ readonly Component: ComponentType }>;
  /** Catalogues loaded with the page; by default all of the console's. */
  readonly catalogues?: readonly PageCatalogue[];
}

interface WithPermission {
  /** Shown only to people whose role has it. */
  readonly permission?: Permission;
}

export interface WaitingDefinition<Reader extends ConsoleAudience = ConsoleAudience> {
  /** Returns the count of each kind of waiting work that the person may see. */
  readonly operation: Operation & {
    readonly output: { readonly _zod: { readonly output: { kind: string; count: number }[] } };
  };
  /** URL of the server-sent events upon which the counts are refetched. */
  readonly events: string;
  /** Other operations whose queries are refetched with the counts. */
  readonly refreshes: readonly Operation[];
  readonly kinds: Readonly<Record<string, WaitingEntry<Reader>>>;
}

export interface WaitingEntry<Reader extends ConsoleAudience = ConsoleAudience> {
  readonly label: MessageId<Reader>;
  /** The list of this kind of work, with its filter: `/orders?state=toShip`. */
  readonly path: string;
  /** Already counted in another kind, so left out of the sum. */
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
  /** Path of its page. */
  readonly to: string;
}
