import type * as contract from '@galleria/contract/after-sales/staff-disputes';
import type { OutputOf } from '@galleria/contract/operation';
import { formatApiTime } from '@galleria/contract/wire/api-time';
import { mainUnits } from '@galleria/domain/money/main-units';
import { refuse } from '@galleria/domain/refusals';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { isUuid } from '../../../infra/database/is-uuid.ts';
import { nickNames } from '../../accounts/index.ts';
import { packagesOf, readClaimableOrder } from '../../orders/index.ts';
import { staffNames } from '../../staff/index.ts';
import type { AfterSalesContext } from '../context.ts';
import { presentRefund, presentStep } from '../requests/present-refund.ts';
import {
  findRequest,
  isPostageTaken,
  type RefundRequest,
  type RefundStep,
  readSteps,
} from '../requests/requests-db.ts';
import { readEarlier } from './dispute-page-db.ts';
import { type Dispute, type DisputeNote, readLatestDisputes, readNotes } from './disputes-db.ts';
import { amountsOf } from './grant-request.ts';
import { type MallGrant, readGrants } from './grants-db.ts';
import { presentDispute } from './present-dispute.ts';
import { refundFigures } from './refund-figures.ts';

type Info = OutputOf<typeof contract.disputeInfo>;
type Names = ReadonlyMap<string, string>;

/** Everything about a case in one response, so that staff need no other page before they decide. */
export const disputeInfo: UseCase<typeof contract.disputeInfo, AfterSalesContext> = async (
  context,
  { refundSn },
  { locale },
) => {
  const { queries } = context.database;
  const request = await findRequest(queries, { number: refundSn });
  const order = request && (await readClaimableOrder(queries, request.orderId));
  if (!order) return refuse('refund.notFound');
  const { id, userId, storeId } = request;
  const hasOther = await isPostageTaken(queries, order.id, id);
  const dispute = (await readLatestDisputes(queries, [id])).get(id);
  const notes = dispute ? await readNotes(queries, dispute.id) : [];
  const grants = await readGrants(queries, id);
  const grant = grants.find(({ state }) => state === 'open');
  const history = { notes: [...notes, ...grants.flatMap(notesOfGrant)], steps: await readSteps(queries, id) };
  const people = await staffNames(queries, peopleOf(dispute, grant, history).filter(isUuid));
  return {
    ...(await presentRefund(context, request, locale, history.steps)),
    steps: timelineOf(history, people),
    dispute: dispute ? presentDispute(dispute) : null,
    ...{ userId, nickName: (await nickNames(queries, [userId])).get(userId) ?? '' },
    ...{ orderStatus: order.status, paid: mainUnits(order.payableCents) },
    refundedBefore: mainUnits(order.refundedCents),
    isStorePaid: order.storePaidAt !== null,
    maxAmount: isDecided(request) ? 0 : mainUnits(amountsOf({ order, request, isPostageTaken: hasOther }).mostCents),
    assigneeId: dispute?.assigneeId ?? null,
    assignee: people.get(dispute?.assigneeId ?? '') ?? '',
    isExtended: dispute?.isExtended ?? false,
    proposal: grant ? presentGrant(grant, request, people) : dispute ? presentProposal(dispute, people) : null,
    packages: await packagesOf(queries, order, locale),
    earlierOfBuyer: (await readEarlier(queries, id, { userId })).map(presentEarlier),
    earlierOfStore: (await readEarlier(queries, id, { storeId })).map(presentEarlier),
    storeFigures: await refundFigures(queries, storeId),
  };
};

/** Whether the refund can no longer be granted. */
function isDecided({ endedAt, moneyState }: RefundRequest): boolean {
  return endedAt !== null || moneyState !== 'none';
}

type Note = Pick<DisputeNote, 'what' | 'createdAt' | 'words' | 'amountCents' | 'staffId'>;

interface History {
  /** Notes that only staff read. */
  readonly notes: readonly Note[];
  readonly steps: readonly RefundStep[];
}

function peopleOf(dispute: Dispute | undefined, grant: MallGrant | undefined, { notes, steps }: History): string[] {
  const ours = steps.filter(({ by }) => by === 'platform').map(({ actorId }) => actorId);
  const named = [dispute?.assigneeId, dispute?.proposedBy, grant?.proposedBy].flatMap((person) => person ?? []);
  return [...new Set([...named, ...ours, ...notes.map(({ staffId }) => staffId)])];
}

/** Steps of a grant in the form of a dispute's notes. */
function notesOfGrant(grant: MallGrant): Note[] {
  const { proposedBy, proposedAt, words, amountCents, state, endedAt, decidedBy, decisionWords } = grant;
  const proposed: Note = { what: 'proposed', createdAt: proposedAt, words, amountCents, staffId: proposedBy };
  if (state !== 'rejected' || !endedAt) return [proposed];
  const rejected = { what: 'proposalRejected', createdAt: endedAt, words: decisionWords } as const;
  return [{ ...rejected, amountCents, staffId: decidedBy ?? '' }, proposed];
}

/** The timeline, latest first, with the names of colleagues. */
function timelineOf({ notes, steps }: History, people: Names): Info['steps'] {
  const history = [
    ...notes.map((note) => ({ at: note.createdAt, step: presentNote(note, people) })),
    ...steps.map((step) => {
      const who = step.by === 'platform' ? (people.get(step.actorId) ?? '') : '';
      return { at: step.createdAt, step: { ...presentStep(step), who } };
    }),
  ];
  return history.toSorted((one, other) => other.at.getTime() - one.at.getTime()).map(({ step }) => step);
}

function presentNote({ what, createdAt, words, amountCents, staffId }: Note, people: Names): Info['steps'][number] {
  return {
    ...{ what, by: 'platform', of: null, time: formatApiTime(createdAt), words, imgs: [] },
    amount: amountCents === null ? null : mainUnits(amountCents),
    who: people.get(staffId) ?? '',
  };
}

function presentProposal(dispute: Dispute, people: Names): Info['proposal'] {
  const { state, proposedBy, proposedAt, ruling, rulingCents, needsReturn, rulingWords } = dispute;
  if (state !== 'open' || !proposedBy || !proposedAt || !ruling) return null;
  return {
    ...{ by: people.get(proposedBy) ?? '', byId: proposedBy, ruling, needsReturn, words: rulingWords },
    amount: mainUnits(rulingCents ?? 0),
    time: formatApiTime(proposedAt),
  };
}

function presentGrant(grant: MallGrant, request: RefundRequest, people: Names): Info['proposal'] {
  const { proposedBy: byId, proposedAt, amountCents, needsReturn, words } = grant;
  const ruling = amountCents === request.amountCents ? ('full' as const) : ('part' as const);
  return {
    ...{ by: people.get(byId) ?? '', byId, ruling, needsReturn, words, amount: mainUnits(amountCents) },
    time: formatApiTime(proposedAt),
  };
}

function presentEarlier(row: Awaited<ReturnType<typeof readEarlier>>[number]): Info['earlierOfBuyer'][number] {
  const { number: refundSn, createdAt, amountCents, state, ruling } = row;
  return { refundSn, time: formatApiTime(createdAt), amount: mainUnits(amountCents), state, ruling };
}
