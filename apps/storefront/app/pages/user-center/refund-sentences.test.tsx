import { LOCALES, type Locale } from '@galleria/domain/site/locales';
import type { MessageId } from '@galleria/i18n/message-id';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { escapeHtml, moneyIn, renderInLocale, translateIn } from '../../features/refunds/testing/render-in-locale.tsx';
import { REFUND } from '../../features/refunds/testing/sample-refund.ts';
import { checkForm } from '../../forms/define-form.ts';
import { type FormState, type FormValues, translateProblems } from '../../forms/form-state.ts';
import type { Application } from './apply-return/application.ts';
import { applyForm } from './apply-return/apply-form.ts';
import { NoForm } from './apply-return/no-form.tsx';
import { RequestForm } from './apply-return/request-form.tsx';
import { ReturnForm } from './return-proof/return-form.tsx';
import { sendBackForm } from './return-proof/send-back-form.ts';
import { RefundCard } from './uc-return/refund-card.tsx';
import { RefundTabs } from './uc-return/refund-search.tsx';

type Id = MessageId<'storefront'>;

/** Two of three pieces were requested before; the postage is refunded with the third. */
const LIMITS = { leastCount: 2, maxCount: 3, goodsCents: 3000, points: 30, pieces: 3, postageCents: 500 };

const APPLICATION: Application = {
  ...{ orderNumber: REFUND.orderNumber, orderItemId: 7, status: 2, isVirtual: false, applyTypes: [1, 2] },
  ...{ limits: LIMITS, isAmountFixed: false, keepsGift: false, refundSn: REFUND.refundSn },
  first: {
    ...{ count: 3, applyType: 1, isReceived: false, reason: 'late', amount: '35.00', words: '', imgs: [] },
    mobile: '13800138000',
  },
};

const request = (changes: Partial<Application> = {}) => <RequestForm application={{ ...APPLICATION, ...changes }} />;

/** Hints in a form before it is submitted. */
const HINTS: readonly (readonly [what: string, ReactNode, Id, (locale: Locale) => Record<string, string | number>])[] =
  [
    ['the amount can be changed once', request(), 'refunds.apply.amountOnce', none],
    ['it cannot be changed this time', request({ isAmountFixed: true }), 'refunds.apply.amountFixed', none],
    ['a quantity is not reduced', request(), 'refunds.apply.countEditHint', () => ({ least: 2, most: 3 })],
    [
      'the last item has the postage',
      request(),
      'refunds.apply.withPostage',
      (locale) => ({ amount: moneyIn(locale, 500) }),
    ],
    ['no refund is withdrawn after it', request(), 'refunds.apply.lastItem', none],
    ['points come back', request(), 'refunds.apply.withPoints', () => ({ points: 30 })],
    ['only unused codes', request({ isVirtual: true }), 'refunds.apply.virtualHint', none],
    ['period over, contact the merchant', noForm('periodOver'), 'refunds.apply.periodOver', none],
    ['everything is asked for', noForm('allAsked'), 'refunds.apply.allAsked', none],
  ];

function none() {
  return {};
}

function noForm(objection: 'periodOver' | 'allAsked') {
  return <NoForm objection={objection} info={undefined} orderNumber={REFUND.orderNumber} />;
}

/** Errors of a submitted form, beside their fields. */
const PROBLEMS: readonly (readonly [what: string, FormValues, Id, Record<string, string | number>])[] = [
  ['a reason is needed', { reason: '' }, 'refunds.error.reason', {}],
  ['an amount is needed', { refundAmount: '' }, 'refunds.error.amount', {}],
  ['below 0.01', { refundAmount: '0.00' }, 'refunds.error.amountLeast', { least: '0.01' }],
  ['above the maximum', { refundAmount: '35.01' }, 'refunds.error.amountMost', { most: '35.00' }],
  ['the quantity was reduced', { goodsNum: '1' }, 'refunds.error.countReduced', {}],
  ['at least one, at most what is left', { goodsNum: '4' }, 'refunds.error.count', { most: 3 }],
  ['eleven digits', { mobile: '123' }, 'accounts.error.mobileInvalid', {}],
];

const GOOD = { goodsNum: '3', reason: 'late', refundAmount: '20', words: '', imgs: '', mobile: '13800138000' };

const returnForm = <ReturnForm refundSn={REFUND.refundSn} mobile="13800138000" couriers={[]} />;

const STATES = [
  [1, 'refunds.state.applied'],
  [3, 'refunds.state.sentBack'],
  [5, 'refunds.state.refunded'],
  [6, 'refunds.state.withdrawn'],
  [7, 'refunds.state.refused'],
  [8, 'refunds.state.disputed'],
  [-1, 'refunds.state.closed'],
] as const;

describe.each(LOCALES)('refunds of the user centre in %s', (locale) => {
  const text = translateIn(locale);
  const posted = (form: string, problems: Parameters<typeof translateProblems>[0], values: FormValues): FormState => ({
    ...{ form, values, errors: translateProblems(problems, text) },
  });

  it.each(HINTS)('have a hint in the form: %s', (_what, part, id, values) => {
    expect(renderInLocale(locale, part)).toContain(escapeHtml(text(id, values(locale))));
  });

  it.each(PROBLEMS)('have a message beside the field: %s', (_what, changes, id, values) => {
    const sent = { ...GOOD, ...changes };
    const answer = posted('apply', checkForm(applyForm(LIMITS), sent), sent);
    const expected = escapeHtml(text(id, values));
    expect(renderInLocale(locale, request(), answer)).toContain(expected);
    expect(renderInLocale(locale, request())).not.toContain(`>${expected}<`);
  });

  it('ask for courier and waybill when they are empty', () => {
    const sent = { dvyId: '', dvyFlowId: '', mobile: '13800138000', words: '', imgs: '' };
    const html = renderInLocale(locale, returnForm, posted('sendBack', checkForm(sendBackForm, sent), sent));
    for (const id of ['refunds.error.courier', 'refunds.error.waybill'] as const) {
      expect(html).toContain(escapeHtml(text(id)));
      expect(renderInLocale(locale, returnForm)).not.toContain(escapeHtml(text(id)));
    }
  });

  it('have the tabs proceeding, closed and completed in their list', () => {
    const html = renderInLocale(locale, <RefundTabs view={{ view: 'all', keyword: '' }} />);
    for (const view of ['proceeding', 'closed', 'completed'] as const) {
      expect(html).toContain(escapeHtml(text(`refunds.view.${view}`)));
    }
  });

  it.each(STATES)('name the state %i on a card of the list', (returnMoneySts, id) => {
    expect(renderInLocale(locale, <RefundCard refund={{ ...REFUND, returnMoneySts }} />)).toContain(
      escapeHtml(text(id)),
    );
  });
});
