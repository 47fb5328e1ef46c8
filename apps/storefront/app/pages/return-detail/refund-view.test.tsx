import { buyerActionsIn, REFUND_EVENTS, type RefundState } from '@galleria/domain/after-sales/refund-lifecycle';
import { describe, expect, it } from 'vitest';
import type { RefundDetail } from '../../features/refunds/refund.ts';
import { renderInLocale } from '../../features/refunds/testing/render-in-locale.tsx';
import { DISPUTE, REFUND, RETURN_ADDRESS } from '../../features/refunds/testing/sample-refund.ts';
import { sentenceOf } from './history.tsx';
import { RefundView } from './refund-view.tsx';

/** The rendered page of a request in this state, with the buttons that its lifecycle allows. */
function shown(state: RefundState, changes: Partial<RefundDetail> = {}, isEvidenceOpen = true): string {
  const facts = {
    state,
    needsReturn: changes.applyType === 2,
    isMoneyMoving: (changes.moneyState ?? 'none') !== 'none',
  };
  const refund = { ...REFUND, returnMoneySts: state, actions: buyerActionsIn(facts), ...changes };
  return renderInLocale('en', <RefundView refund={refund} payType={13} isEvidenceOpen={isEvidenceOpen} />);
}

describe('RefundView', () => {
  it('shows who has to act, until when, and what happens otherwise', () => {
    const html = shown(1);
    expect(html).toContain('the platform refunds you automatically');
    expect(html).toContain('7 days 0:00:00 left');
    expect(html).toContain('Change request');
    expect(html).toContain('Withdraw request');
    expect(shown(1, { applyType: 2 })).toContain('the return is accepted automatically');
  });

  it('shows the offer of the store with buttons to accept and decline', () => {
    const html = shown(1, { offer: 20 });
    expect(html).toContain('The store offers');
    expect(html).toMatch(/name="intent" value="acceptOffer"/);
    expect(html).toMatch(/name="offer" value="20"/);
    expect(html).toMatch(/name="intent" value="declineOffer"/);
    expect(shown(2, { offer: 20 })).not.toContain('The store offers');
  });

  it('shows the return address to copy and a link to enter the shipment', () => {
    const html = shown(2, { applyType: 2, waitsFor: 'buyer', returnAddress: RETURN_ADDRESS });
    for (const expected of [
      '1 Dock Road',
      'Copy the return address',
      'Enter return shipment',
      'the request is closed',
    ]) {
      expect(html).toContain(expected);
    }
  });

  it('shows why the store refused, with both options of the buyer', () => {
    const html = shown(7, { waitsFor: 'buyer', refusalReason: 'used', refusalWords: 'It has scratches.' });
    for (const expected of ['The goods were used', 'It has scratches.', 'Change and send again', 'id="dispute"']) {
      expect(html).toContain(expected);
    }
  });

  it('has a form for evidence until the deadline, then a note', () => {
    const dispute = { dispute: DISPUTE, waitsFor: 'platform', endTimeIso: null } as const;
    expect(shown(8, dispute)).toContain('id="addProof"');
    expect(shown(8, dispute)).toContain('Take the question back');
    const late = shown(8, dispute, false);
    expect(late).not.toContain('id="addProof"');
    expect(late).toContain('The time for evidence is over');
  });

  it('shows the ruling and its reason', () => {
    const ruled = {
      ...DISPUTE,
      ruling: 'part',
      rulingWords: 'Half is fair.',
      rulingTime: '2026-05-07 10:00:00',
    } as const;
    const html = shown(2, { dispute: ruled, waitsFor: 'nobody', endTimeIso: null, moneyState: 'requested' });
    for (const expected of ['Refund in part', 'Half is fair.', 'Refund on its way']) expect(html).toContain(expected);
    const dismissed = { ...ruled, ruling: 'refused' } as const;
    expect(shown(-1, { dispute: dismissed, waitsFor: 'nobody', endTimeIso: null })).toContain(
      'decided against a refund',
    );
  });

  it('shows that a refund failed and where it goes, without buttons', () => {
    const html = shown(2, { moneyState: 'failed', waitsFor: 'nobody', endTimeIso: null });
    expect(html).toContain('Refund failed, we are on it');
    expect(html).toContain('Goes back the way you paid');
    expect(html).not.toContain('<form');
  });

  it('has a sentence for every event of the history', () => {
    const otherEvents = [
      'said',
      'asked',
      'extended',
      'reminded',
      'moneyFailed',
      'offered',
      'offerDeclined',
      'applied',
    ] as const;
    for (const what of [...REFUND_EVENTS, ...otherEvents]) {
      expect(sentenceOf({ what, by: 'platform', of: null }), what).toBeDefined();
    }
  });
});
