import { describe, expect, it } from 'vitest';
import { appendReview, writeReview } from '../reviews/own-reviews.ts';
import { addRefundProof, applyRefund, requestIntervention, resubmitRefund, sendRefundBack } from './refunds.ts';
import { refuseRefund } from './store-refunds.ts';

const pictures = (count: number) => Array.from({ length: count }, (_, at) => `2026/05/${at}.webp`);
const refundSn = '260501000000000001';
const request = {
  ...{
    orderNumber: '1234567890',
    applyType: 1,
    isReceived: true,
    reason: 'damaged',
    refundAmount: 1,
    mobile: '13800138001',
  },
};
const review = { orderItemId: 1, score: 5, content: 'Good' };

/** The specification's limits for after-sales forms: a value at the limit is accepted, one beyond it is not. */
describe('input limits of after-sales operations', () => {
  const remark = { fits: { words: 'x'.repeat(200) }, breaks: { words: 'x'.repeat(201) } };
  const required = { fits: { words: ' yes ' }, breaks: { words: '   ' } };
  const phones = [
    { fits: {}, breaks: { mobile: '1380013800' } },
    { fits: {}, breaks: { mobile: '138001380011' } },
    { fits: {}, breaks: { mobile: '23800138001' } },
  ];
  const imgs = (most: number) => ({ fits: { imgs: pictures(most) }, breaks: { imgs: pictures(most + 1) } });
  const asked = [
    remark,
    imgs(5),
    ...phones,
    { fits: {}, breaks: { reason: '' } },
    { fits: {}, breaks: { goodsNum: 0 } },
  ];
  const amounts = [
    { fits: { refundAmount: 0.01 }, breaks: { refundAmount: undefined } },
    { fits: { refundAmount: 0.01 }, breaks: { refundAmount: 0.001 } },
    { fits: { refundAmount: '12.50' }, breaks: { refundAmount: -0.01 } },
  ];
  const asking = { refundSn, reason: 'refusedWrongly', words: 'Look' };
  const parcel = { refundSn, dvyId: 1, dvyFlowId: 'SF1', mobile: '13800138001' };
  const content = [
    { fits: { content: 'x'.repeat(150) }, breaks: { content: 'x'.repeat(151) } },
    { fits: { content: ' x ' }, breaks: { content: ' \n ' } },
    { fits: { pics: pictures(9) }, breaks: { pics: pictures(10) } },
  ];
  it.each([
    ['applyRefund', applyRefund, request, [...asked, ...amounts]],
    ['resubmitRefund', resubmitRefund, { ...request, refundSn }, [...asked, ...amounts]],
    [
      'requestIntervention',
      requestIntervention,
      asking,
      [remark, required, imgs(3), { fits: {}, breaks: { reason: '' } }],
    ],
    ['addRefundProof', addRefundProof, { refundSn, words: 'Look' }, [remark, required, imgs(3)]],
    ['sendRefundBack', sendRefundBack, parcel, [remark, imgs(5), ...phones, { fits: {}, breaks: { dvyFlowId: ' ' } }]],
    ['sendRefundBack without a company', sendRefundBack, parcel, [{ fits: {}, breaks: { dvyId: undefined } }]],
    [
      'refuseRefund',
      refuseRefund,
      { refundSn, refundAmount: 1, reason: 'used', words: 'No' },
      [remark, required, imgs(5)],
    ],
    ['writeReview', writeReview, review, [...content, { fits: { score: 1 }, breaks: { score: 6 } }]],
    ['appendReview', appendReview, { prodCommId: 1, content: 'More' }, content],
  ] as const)('%s accepts input at each limit and refuses input beyond it', (_name, { input }, base, cases) => {
    for (const { fits, breaks } of cases) {
      expect(input.safeParse({ ...base, ...fits }).success, JSON.stringify(fits)).toBe(true);
      expect(input.safeParse({ ...base, ...breaks }).success, JSON.stringify(breaks)).toBe(false);
    }
  });

  it('words count a line break of a form once', () => {
    const lines = `${'x'.repeat(99)}\r\n${'y'.repeat(100)}`;
    expect(applyRefund.input.parse({ ...request, words: lines }).words).toHaveLength(200);
    expect(applyRefund.input.safeParse({ ...request, words: `${lines}z` }).success).toBe(false);
  });
});
