import { discardChanges } from './control.ts';
import { type Race, succeeded, tally, unexpected, type Verdict } from './race.ts';
import { buy, putOnSale } from './race-goods.ts';
import { type RaceMall, rowsOf } from './race-mall.ts';
import { makeBuyers } from './race-people.ts';

export interface StockRaceSize {
  readonly stock: number;
  readonly buyers: number;
  readonly rounds: number;
}

/** More buyers than pieces: each piece is sold once. */
export function stockRace(size: StockRaceSize): Race {
  const { stock, buyers, rounds } = size;
  return {
    name: `stock ${stock} × ${buyers} buyers × ${rounds} rounds`,
    play: (mall) => playRounds(mall, size),
    playControl: async (mall) => {
      await discardChanges(mall, 'sku_stock', {
        columns: ['available'],
        when: 'new.available < old.available and new.changes > old.changes',
      });
      return playRounds(mall, { stock, buyers: stock + 3, rounds: 1 });
    },
  };
}

async function playRounds(mall: RaceMall, { stock, buyers, rounds }: StockRaceSize): Promise<Verdict> {
  const people = await makeBuyers(mall, buyers);
  const unexpectedAnswers: string[] = [];
  const sold: Sold[] = [];
  for (let round = 0; round < rounds; round++) {
    const skuId = await putOnSale(mall, stock);
    const answers = await Promise.all(people.map((buyer) => buy(mall, buyer, skuId)));
    const isUnexpected = unexpected(answers, 'stock.insufficient').length > 0;
    if (isUnexpected || succeeded(answers).length !== stock) unexpectedAnswers.push(tally(answers));
    sold.push(await soldOf(mall, skuId));
  }
  return toVerdict(stock, sold, unexpectedAnswers);
}

interface Sold {
  readonly orders: number;
  readonly left: number;
}

async function soldOf(mall: RaceMall, skuId: number): Promise<Sold> {
  const [sold] = await rowsOf<Sold>(
    mall,
    `select available as left, (
       select count(*)::int from order_line join mall_order on mall_order.id = order_id join trade on trade.id = trade_id
       where order_line.sku_id = $1 and trade.id > $2 and trade.state <> 'closed') as orders
     from sku_stock where sku_id = $1`,
    [skuId, mall.lastTradeBefore],
  );
  if (!sold) throw new Error(`soldOf: no stock row for SKU ${skuId}`);
  return sold;
}

function toVerdict(stock: number, rounds: readonly Sold[], unexpectedAnswers: readonly string[]): Verdict {
  const wrong = rounds.filter(({ orders, left }) => orders !== stock || orders !== stock - left);
  const said = unexpectedAnswers.length > 0 ? `; unexpected: ${unexpectedAnswers.join(' | ')}` : '';
  const [example = rounds[0]] = wrong;
  return {
    expected: `${stock} orders, 0 left, each round`,
    seen: `${rounds.length - wrong.length} of ${rounds.length} rounds so, e.g. ${example?.orders} orders, ${example?.left} left${said}`,
    holds: wrong.length === 0 && unexpectedAnswers.length === 0,
  };
}
