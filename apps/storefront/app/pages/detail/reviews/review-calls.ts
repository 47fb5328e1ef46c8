import { flagReview, voteForReview } from '@galleria/contract/reviews/own-reviews';
import type { ReportReason } from '@galleria/domain/reviews/reviews';
import { api } from '../../../api/client.ts';

/*
 * Imported dynamically by the buttons, so that the page does not carry the API client.
 */

/** The vote count after the call; undefined when the server refused, which a toast shows. */
export async function callVote(prodCommId: number, isUseful: boolean) {
  const answer = await api(voteForReview, { prodCommId, isUseful }, { toast: true });
  return answer.ok ? { count: answer.data.usefulCount, isUseful: answer.data.isUseful } : undefined;
}

export async function callReport(prodCommId: number, reason: ReportReason, note: string) {
  return api(flagReview, { prodCommId, reason, note });
}
