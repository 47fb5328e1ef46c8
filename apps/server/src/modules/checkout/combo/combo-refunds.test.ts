import { describe, expect, it } from 'vitest';
import { DISCARD_CLAIMS } from '../../after-sales/testing/refund-races.ts';
import { dataOf, SOUND } from '../../after-sales/testing/refund-shopper.ts';
import { type ComboMall, openComboMall, WITH_ALL_CENTS, WITHOUT_LAST_CENTS } from './testing/combo-mall.ts';

interface ApplyInfo {
  readonly comboAmount: number;
  readonly lines: readonly {
    readonly orderItemId: number;
    readonly maxCount: number;
    readonly maxAmount: number;
    readonly combo: { readonly isWholeSets: boolean; readonly amounts: number[] } | null;
  }[];
}

async function infoOf({ mall }: ComboMall, orderNumber: string) {
  const info = dataOf(await mall.ada.call('GET', `/orderRefund/applyInfo?orderNumber=${orderNumber}`)) as ApplyInfo;
  return { ...info, lineOf: (id: number | undefined) => info.lines.find(({ orderItemId }) => orderItemId === id) };
}

/** Requests a refund for pieces of a line and has it accepted. Amounts are in main units. */
async function refund(
  { mall }: ComboMall,
  number: string,
  orderItemId: number | undefined,
  goodsNum: number,
  refundAmount: number,
) {
  const sn = await mall.requestRefund(number, { orderItemId, goodsNum, refundAmount });
  dataOf(await mall.accept(sn));
  return (await mall.info(sn)).refundAmount;
}

describe('refunds of a combo before shipping', () => {
  it('are made in whole sets, with all their parts', async () => {
    const combo = await openComboMall();
    const { mall, buy, readLines, taken } = combo;
    const { number, lines } = await buy(3);
    const [main, pair] = lines;
    const info = await infoOf(combo, number);
    expect(info.lineOf(pair?.id)?.combo).toMatchObject({ isWholeSets: true, amounts: [0, 185, 0, 370, 0, 555] });
    const odd = await mall.apply(number, { orderItemId: pair?.id, goodsNum: 1, refundAmount: 40 });
    expect(odd.reason).toBe('refund.wholeSets');
    const over = await mall.apply(number, { orderItemId: main?.id, goodsNum: 1, refundAmount: 185.01 });
    expect(over.reason).toBe('refund.tooMuch');
    expect(await refund(combo, number, pair?.id, 2, WITH_ALL_CENTS / 100)).toBe(WITH_ALL_CENTS / 100);
    expect((await readLines(number)).map(({ refunded }) => refunded)).toEqual([9_000, 8_000, 1_500]);
    expect(await taken()).toEqual([2, 4, 2]);
    expect(await refund(combo, number, main?.id, 2, 370)).toBe(370);
    expect([(await mall.ada.detail(number)).status, await taken()]).toEqual([6, [0, 0, 0]]);
    expect(await mall.prove()).toEqual(SOUND);
  });

  it('can cover the whole order, and require whole sets in a changed request too', async () => {
    const combo = await openComboMall();
    const { mall, buy } = combo;
    const { number, lines } = await buy(2);
    const sn = await mall.requestRefund(number, { orderItemId: lines[1]?.id, goodsNum: 2, refundAmount: 100 });
    const again = (input: object) =>
      mall.ada.call('PUT', '/orderRefund/resubmit', { ...mall.refundInput, refundSn: sn, ...input });
    expect((await again({ goodsNum: 3, refundAmount: 100 })).reason).toBe('refund.wholeSets');
    expect((await again({ goodsNum: 1, refundAmount: 100 })).reason).toBe('refund.countReduced');
    expect((await again({ goodsNum: 4, refundAmount: 370.01 })).reason).toBe('refund.tooMuch');
    dataOf(await again({ goodsNum: 4, refundAmount: 370 }));
    dataOf(await mall.accept(sn));
    expect([await mall.info(sn), (await mall.ada.detail(number)).status]).toMatchObject([{ refundAmount: 370 }, 6]);
    expect(await mall.prove()).toEqual(SOUND);
  });
});

describe('refunds of a combo after receipt', () => {
  it('hold back the saving that is lost without a part, and pay it with the rest of the combo', async () => {
    const combo = await openComboMall();
    const { mall, receive, readLines, skuIds } = combo;
    const { number, lines } = await receive(1, skuIds.slice(0, 2));
    const [main, pair] = lines;
    const info = await infoOf(combo, number);
    // 170 were paid. Keeping only the main product costs 100, and keeping one piece of the pair as well costs 150.
    expect(info.lineOf(pair?.id)).toMatchObject({ maxCount: 2, maxAmount: 70, combo: { amounts: [20, 70] } });
    expect([info.lineOf(main?.id)?.maxAmount, info.comboAmount]).toEqual([70, WITHOUT_LAST_CENTS / 100]);
    const over = await mall.apply(number, { orderItemId: pair?.id, goodsNum: 2, refundAmount: 80, isReceived: true });
    expect(over.reason).toBe('refund.tooMuch');
    expect(await refund(combo, number, pair?.id, 2, 70)).toBe(70);
    expect((await readLines(number)).map(({ refunded, withheld }) => [refunded, withheld])).toEqual([
      [0, 0],
      [7_000, 1_000],
    ]);
    expect((await infoOf(combo, number)).lineOf(main?.id)).toMatchObject({ maxCount: 1, maxAmount: 100 });
    expect(await refund(combo, number, main?.id, 1, 100)).toBe(100);
    expect((await readLines(number)).map(({ refunded, withheld }) => [refunded, withheld])).toEqual([
      [9_000, 0],
      [8_000, 0],
    ]);
    expect(await mall.prove()).toEqual(SOUND);
  });

  it('hold nothing back for an optional part, as the rest is still a combo', async () => {
    const combo = await openComboMall();
    const { receive } = combo;
    const { number, lines } = await receive();
    expect(await refund(combo, number, lines[2]?.id, 1, 15)).toBe(15);
    expect((await infoOf(combo, number)).lineOf(lines[1]?.id)?.combo?.amounts).toEqual([20, 70]);
  });

  it('allow one open request, which keeps to the maximum when it is changed', async () => {
    const combo = await openComboMall();
    const { mall, receive } = combo;
    const { number, lines } = await receive();
    const [main, pair] = lines;
    const sn = await mall.requestRefund(number, {
      orderItemId: pair?.id,
      goodsNum: 1,
      refundAmount: 10,
      isReceived: true,
    });
    const other = await mall.apply(number, { orderItemId: main?.id, goodsNum: 1, refundAmount: 10, isReceived: true });
    expect(other.reason).toBe('refund.open');
    expect((await infoOf(combo, number)).lines.map(({ maxCount }) => maxCount)).toEqual([0, 0, 0]);
    const again = (input: object) =>
      mall.ada.call('PUT', '/orderRefund/resubmit', { ...mall.refundInput, refundSn: sn, ...input });
    // The main product and the optional one are kept, for 120 of the 185 paid.
    expect((await again({ goodsNum: 2, refundAmount: 65.01 })).reason).toBe('refund.tooMuch');
    dataOf(await again({ goodsNum: 2, refundAmount: 65 }));
    dataOf(await mall.accept(sn));
    expect(await mall.info(sn)).toMatchObject({ refundAmount: 65 });
    expect(await mall.prove()).toEqual(SOUND);
  });

  it('keep a lower agreed amount; a later refund adds only what was held back', async () => {
    const combo = await openComboMall();
    const { mall, receive, skuIds, readLines } = combo;
    const { number, lines } = await receive(1, skuIds.slice(0, 2));
    expect(await refund(combo, number, lines[1]?.id, 2, 30)).toBe(30);
    expect(await refund(combo, number, lines[0]?.id, 1, 100)).toBe(100);
    expect((await readLines(number)).map(({ refunded }) => refunded)).toEqual([9_000, 4_000]);
    expect(await mall.prove()).toEqual(SOUND);
  });
});

/** Requests refunds of both parts of a combo concurrently, each for the amount that holds while the other is kept. */
async function refundBothParts({ mall }: ComboMall, number: string, ids: readonly (number | undefined)[]) {
  const inputs = [
    { orderItemId: ids[0], goodsNum: 1, refundAmount: 70, isReceived: true },
    { orderItemId: ids[1], goodsNum: 2, refundAmount: 70, isReceived: true },
  ];
  return (await Promise.all(inputs.map((input) => mall.apply(number, input)))).map(({ reason = 'taken' }) => reason);
}

describe('concurrent refund requests for two parts of a combo', () => {
  const ROUNDS = 4;

  it(`are accepted one at a time, as each amount depends on the other part (${ROUNDS} rounds)`, async () => {
    const combo = await openComboMall();
    for (let round = 0; round < ROUNDS; round += 1) {
      const { number, lines } = await combo.receive(1, combo.skuIds.slice(0, 2));
      const answers = await refundBothParts(
        combo,
        number,
        lines.map(({ id }) => id),
      );
      expect(answers.toSorted()).toEqual(['refund.open', 'taken']);
    }
    expect(await combo.mall.prove()).toEqual(SOUND);
  });

  it('control: when the order does not store its claims, both are accepted', async () => {
    const combo = await openComboMall();
    const { number, lines } = await combo.receive(1, combo.skuIds.slice(0, 2));
    await combo.mall.rows(DISCARD_CLAIMS);
    const answers = await refundBothParts(
      combo,
      number,
      lines.map(({ id }) => id),
    );
    expect(answers).toEqual(['taken', 'taken']);
  });
});
