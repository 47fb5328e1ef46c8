import type { ActivityKind } from '@galleria/domain/activities/activity-kinds';
import { GROUP_SIZE } from '@galleria/domain/activities/group-buy';
import type { ComponentType } from 'react';
import type { ActivityDraft } from './activity-draft.ts';
import { GiftTerms } from './gift-terms.tsx';
import type { FormProblems } from './goods.ts';
import { GroupTerms } from './group-terms.tsx';
import { NewUserTerms } from './new-user/new-user-terms.tsx';

export interface TermsFieldsProps {
  readonly draft: ActivityDraft;
  readonly problems: FormProblems;
  readonly change: (changes: Partial<ActivityDraft>) => void;
}

/** What the form of a kind has beside names, times, the limit per buyer and goods with prices. */
interface KindForm {
  /** How a new one begins. */
  readonly first?: Partial<Pick<ActivityDraft, 'limitPerBuyer' | 'terms' | 'startTime' | 'endTime'>>;
  readonly TermsFields?: ComponentType<TermsFieldsProps>;
  /** Buyers may have any number of its goods. */
  readonly hasNoLimit?: boolean;
}

export const KIND_FORMS: Readonly<Record<ActivityKind, KindForm>> = {
  limitedTime: {},
  newUser: { first: { limitPerBuyer: 1 }, TermsFields: NewUserTerms },
  groupBuy: { first: { terms: { groupSize: GROUP_SIZE.usual } }, TermsFields: GroupTerms },
  gift: { TermsFields: GiftTerms, hasNoLimit: true },
};
