import { useText } from '@galleria/console-kit/console-context';
import { useMutate } from '@galleria/console-kit/use-mutate';
import { hideReview, keepReview, showReview } from '@galleria/contract/reviews/staff-reviews';
import type { ReasonQuestion } from '../../shared/reason-drawer.tsx';
import type { Reported } from './reported-review.tsx';

type Answer = 'insult' | 'unrelated' | 'private' | 'advert' | 'opinion' | 'mistake' | 'allowed';
/** `reportId` is set when a report is decided: the server refuses when another person decided it meanwhile. */
type ReviewTarget = Pick<Reported, 'prodCommId' | 'nickName' | 'isByStore'> & { readonly reportId?: number };

/**
 * Confirmation questions before a review is kept, hidden or shown again. A store that reported the review gets a mail
 * about the decision.
 */
export function useReviewQuestions() {
  const text = useText<'platform'>();
  const mutate = useMutate();
  const answers = (names: readonly Answer[]) => names.map((name) => text(`platformCatalogue.answer.${name}`));
  return {
    keep: ({ reportId, nickName: name, isByStore }: Reported): ReasonQuestion => ({
      title: text('platformCatalogue.keepOf', { name }),
      consequences: text(isByStore ? 'platformCatalogue.keepText' : 'platformCatalogue.keepTextBuyers'),
      action: text('platformCatalogue.keep'),
      suggestions: answers(['opinion']),
      onSubmit: async (answer) => {
        const done = text(isByStore ? 'platformCatalogue.kept' : 'platformCatalogue.keptQuietly');
        return (await mutate(keepReview, { reportId, answer }, { done })).ok;
      },
    }),
    hide: ({ prodCommId, reportId, nickName: name, isByStore }: ReviewTarget): ReasonQuestion => ({
      title: text('platformCatalogue.hideOf', { name }),
      consequences: [
        text(isByStore ? 'platformCatalogue.hideText' : 'platformCatalogue.hideTextBuyers'),
        text('platformCatalogue.authorReads'),
      ].join(' '),
      action: text('platformCatalogue.hide'),
      suggestions: answers(['insult', 'unrelated', 'private', 'advert']),
      onSubmit: async (reason) => {
        const done = text(isByStore ? 'platformCatalogue.hiddenDone' : 'platformCatalogue.hiddenQuietly');
        return (await mutate(hideReview, { prodCommId, reportId, reason }, { done })).ok;
      },
    }),
    showAgain: ({ prodCommId, nickName: name, isByStore }: ReviewTarget): ReasonQuestion => ({
      title: text('platformCatalogue.showAgainOf', { name }),
      consequences: text(isByStore ? 'platformCatalogue.showAgainText' : 'platformCatalogue.showAgainTextQuiet'),
      action: text('platformCatalogue.showAgain'),
      suggestions: answers(['mistake', 'allowed']),
      onSubmit: async (reason) => {
        const done = text(isByStore ? 'platformCatalogue.shownAgain' : 'platformCatalogue.shownAgainQuietly');
        return (await mutate(showReview, { prodCommId, reason }, { done })).ok;
      },
    }),
  };
}
