import type { Operation, OutputOf, RefusalOf } from '@galleria/contract/operation';
import type * as contract from '@galleria/contract/store-settings/notices';
import type { Permission } from '../console-definition.ts';

/** A store's operation, or the platform's with the same input and output: path and access may differ. */
type OfEitherRealm<O extends Operation> = Operation<O['input'], O['output'], RefusalOf<O>>;

/** Operations of the notices of one console, and its texts where they differ from those of the other console. */
export interface NoticesDefinition {
  readonly list: OfEitherRealm<typeof contract.storeNoticePage>;
  readonly info: OfEitherRealm<typeof contract.storeNoticeInfo>;
  readonly save: OfEitherRealm<typeof contract.saveStoreNotice>;
  readonly switch: OfEitherRealm<typeof contract.switchStoreNotice>;
  readonly remove: OfEitherRealm<typeof contract.deleteStoreNotice>;
  /** Permission to change notices. */
  readonly permission: Permission;
  readonly texts: NoticeTexts;
}

interface NoticeTexts {
  readonly title: string;
  readonly intro: string;
  readonly add: string;
  readonly edit: string;
  readonly empty: string;
  /** Label of the switch that puts a notice above the others. */
  readonly onTop: string;
  readonly onTopHelp?: string;
  readonly shownHelp?: string;
  readonly publishTime: string;
  readonly publishTimeHelp: string;
  readonly saved: string;
  readonly deleted: string;
  readonly deleteTitle: (name: string) => string;
  readonly deleteText: string;
}

export type Notice = OutputOf<typeof contract.storeNoticePage>['records'][number];
