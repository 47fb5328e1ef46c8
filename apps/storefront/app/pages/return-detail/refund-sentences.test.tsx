import { buyerActionsIn, type RefundState } from '@galleria/domain/after-sales/refund-lifecycle';
import { LOCALES, type Locale } from '@galleria/domain/site/locales';
import type { MessageId } from '@galleria/i18n/message-id';
import { describe, expect, it } from 'vitest';
import type { RefundDetail } from '../../features/refunds/refund.ts';
import { escapeHtml, renderInLocale, translateIn } from '../../features/refunds/testing/render-in-locale.tsx';
import { DISPUTE, REFUND, RETURN_ADDRESS } from '../../features/refunds/testing/sample-refund.ts';
import { checkForm } from '../../forms/define-form.ts';
import { type FormState, translateProblems } from '../../forms/form-state.ts';
import { disputeForm } from './dispute-forms.ts';
import { RefundView } from './refund-view.tsx';

type Id = MessageId<'storefront'>;

const BUYER = { waitsFor: 'buyer' } as const;
const NO_CLOCK = { waitsFor: 'nobody', endTimeIso: null } as const;
const RETURN = { applyType: 2, returnAddress: RETURN_ADDRESS } as const;
const ruled = (ruling: 'full' | 'part' | 'refused') => ({
  dispute: { ...DISPUTE, ruling, rulingWords: 'Fair.', rulingTime: '2026-05-07 10:00:00' },
  ...NO_CLOCK,
});

/** The buyer's page of a request: its state, its data, and the sentences that are shown. */
const PAGES: readonly (readonly [what: string, RefundState, Partial<RefundDetail>, readonly Id[]])[] = [
  ['the store is silent: the platform refunds', 1, {}, ['refunds.turn.appliedMoney', 'refunds.action.withdraw']],
  ['the store is silent: the return is accepted', 1, { applyType: 2 }, ['refunds.turn.appliedReturn']],
  [
    'no logistics in time: it closes',
    2,
    { ...BUYER, ...RETURN },
    ['refunds.turn.toSendBack', 'refunds.action.sendBack'],
  ],
  ['the store does not confirm: it is paid', 3, RETURN, ['refunds.turn.sentBack']],
  [
    'refused: edit and send again, or ask the platform',
    7,
    { ...BUYER, refusalReason: 'used', refusalWords: 'Worn.' },
    [
      ...(['refunds.state.refused', 'refunds.turn.refused', 'refunds.detail.refusalWays'] as const),
      ...(['refunds.detail.refusal.used', 'refunds.action.resubmit', 'refunds.detail.disputeTitle'] as const),
    ],
  ],
  ['an intervention can be withdrawn: said before', 7, BUYER, ['refunds.detail.disputeIntro']],
  [
    'an intervention can be withdrawn: the way',
    8,
    { dispute: DISPUTE, waitsFor: 'platform', endTimeIso: null },
    ['refunds.state.disputed', 'refunds.turn.disputed', 'refunds.action.withdrawDispute'],
  ],
  ['the platform agrees', 5, { ...ruled('full'), moneyState: 'done' }, ['refunds.detail.ruling.full']],
  ['the platform agrees in part', 5, { ...ruled('part'), moneyState: 'done' }, ['refunds.detail.ruling.part']],
  ['the platform refuses', -1, ruled('refused'), ['refunds.detail.ruling.refused', 'refunds.turn.dismissed']],
  ['closed', -1, NO_CLOCK, ['refunds.state.closed', 'refunds.turn.closedInTime']],
  ['withdrawn', 6, NO_CLOCK, ['refunds.state.withdrawn', 'refunds.turn.withdrawn']],
  [
    'succeeded',
    5,
    { ...NO_CLOCK, moneyState: 'done' },
    ['refunds.state.refunded', 'refunds.turn.refunded', 'refunds.detail.moneyState.done'],
  ],
  [
    'failed',
    2,
    { ...NO_CLOCK, moneyState: 'failed' },
    ['refunds.state.failed', 'refunds.turn.failed', 'refunds.detail.moneyState.failed'],
  ],
];

/** The stations of a refund with a return, in the names of its progress. */
const STATIONS = ['applied', 'accepted', 'sentBack', 'received', 'refunded'] as const;

function page(locale: Locale, state: RefundState, changes: Partial<RefundDetail> = {}, posted?: FormState): string {
  const isMoneyMoving = (changes.moneyState ?? 'none') !== 'none';
  const facts = { state, needsReturn: changes.applyType === 2, isMoneyMoving };
  const refund = { ...REFUND, returnMoneySts: state, actions: buyerActionsIn(facts), ...changes };
  return renderInLocale(locale, <RefundView refund={refund} payType={13} isEvidenceOpen />, posted);
}

describe.each(LOCALES)('the page of a request in %s', (locale) => {
  const text = translateIn(locale);

  it.each(PAGES)('explains the state: %s', (_what, state, changes, ids) => {
    const html = page(locale, state, changes);
    for (const id of ids) expect(html, id).toContain(escapeHtml(text(id)));
  });

  it('names every station of the way', () => {
    const html = page(locale, 1, { applyType: 2 });
    for (const station of STATIONS) expect(html).toContain(escapeHtml(text(`refunds.detail.step.${station}`)));
  });

  it('asks for the reason and the description of an intervention', () => {
    const errors = translateProblems(checkForm(disputeForm, { reason: '', words: '', imgs: '' }), text);
    const html = page(locale, 7, BUYER, { form: 'dispute', errors, values: {} });
    for (const id of ['refunds.error.reason', 'refunds.error.words'] as const) {
      expect(html).toContain(escapeHtml(text(id)));
      expect(page(locale, 7, BUYER)).not.toContain(escapeHtml(text(id)));
    }
  });
});
