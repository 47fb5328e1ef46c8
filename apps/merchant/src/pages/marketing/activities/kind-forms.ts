import type { ActivityKind } from '@galleria/domain/activities/activity-kinds';
import type { ActivityTerms } from '@galleria/domain/activities/activity-terms';
import { GROUP_SIZE } from '@galleria/domain/activities/group-buy';
import type { ComponentType } from 'react';
import type { ActivityDraft } from './activity-draft.ts';
import { adaptTerms } from './combo/combo-draft.ts';
import { ComboTerms } from './combo/combo-terms.tsx';
import { FlashTerms } from './flash-sale/flash-terms.tsx';
import { RoundFields } from './flash-sale/round-fields.tsx';
import { GiftTerms } from './gift-terms.tsx';
import type { FormProblems } from './goods/goods.ts';
import { GroupTerms } from './group-terms.tsx';
import { NewUserTerms } from './new-user/new-user-terms.tsx';
import { defaultPreSale } from './pre-sale/pre-sale-draft.ts';
import { PreSaleTermsFields } from './pre-sale/pre-sale-terms.tsx';

export interface TermsFieldsProps {
  readonly draft: ActivityDraft;
  readonly problems: FormProblems;
  readonly change: (changes: Partial<ActivityDraft>) => void;
}

/** The form of a kind, beyond names, times, the limit per buyer and goods with prices. */
interface KindForm {
  /** Initial values. */
  readonly first?: Partial<Pick<ActivityDraft, 'limitPerBuyer' | 'terms' | 'startTime' | 'endTime'>>;
  /** Initial terms that depend on the end of the sale. */
  readonly firstTerms?: (endTime: string) => ActivityTerms;
  readonly TermsFields?: ComponentType<TermsFieldsProps>;
  /** Replaces the fields for start and end. */
  readonly TimeFields?: ComponentType<TermsFieldsProps>;
  /** The mall has to approve the activity, which moves pieces of each SKU into a pool. */
  readonly isApplication?: true;
  /** The terms as they are saved, where they depend on the goods. */
  readonly termsOf?: (draft: ActivityDraft) => ActivityDraft['terms'];
  /** Prices may equal the normal ones. */
  readonly allowsNormalPrice?: boolean;
  /** False: goods keep their prices. */
  readonly hasPrices?: boolean;
  /** There is no limit per buyer. */
  readonly hasNoLimit?: boolean;
  /** Help text: what the limit per buyer counts, and what holds without one. */
  readonly limitHelp?: 'merchantFlashSale.limitHelp' | 'merchantCombo.limitHelp';
}

export const KIND_FORMS: Readonly<Record<ActivityKind, KindForm>> = {
  limitedTime: {},
  newUser: { first: { limitPerBuyer: 1 }, TermsFields: NewUserTerms, limitHelp: 'merchantFlashSale.limitHelp' },
  flashSale: {
    first: { limitPerBuyer: 1, terms: {}, startTime: '', endTime: '' },
    TermsFields: FlashTerms,
    TimeFields: RoundFields,
    isApplication: true,
    limitHelp: 'merchantFlashSale.limitHelp',
  },
  preSale: { firstTerms: (endTime) => ({ preSale: defaultPreSale(endTime) }), TermsFields: PreSaleTermsFields },
  groupBuy: { first: { terms: { groupSize: GROUP_SIZE.usual } }, TermsFields: GroupTerms },
  combo: {
    TermsFields: ComboTerms,
    termsOf: ({ rows, terms }) => ({ combo: adaptTerms(rows, terms.combo) }),
    allowsNormalPrice: true,
    limitHelp: 'merchantCombo.limitHelp',
  },
  gift: { TermsFields: GiftTerms, hasPrices: false, hasNoLimit: true },
};
