import { useText } from '../../messages/messages.tsx';
import { type FlashStock, percentSold } from './flash-stock.ts';

/** How much of a flash sale is sold, as a bar and in words. */
export function StockBar({ stock }: { stock: FlashStock }) {
  const text = useText();
  const { seckillOriginStocks: total, seckillTotalStocks: left } = stock;
  const percent = percentSold(stock);
  const isSoldOut = left <= 0;
  return (
    <div className="flex flex-col gap-1 text-xs tabular-nums">
      <span aria-hidden className="block h-1.5 overflow-hidden rounded-full bg-brand/15">
        <span
          className={`block h-full rounded-full transition-[width] ${isSoldOut ? 'bg-edge' : 'bg-brand'}`}
          style={{ width: `${percent}%` }}
        />
      </span>
      <p className="flex flex-wrap justify-between gap-x-2">
        <span className={isSoldOut ? 'text-ink-soft' : 'font-semibold text-brand-ink'}>
          {isSoldOut ? text('flashSale.soldOut') : text('flashSale.sold', { percent })}
        </span>
        {!isSoldOut && <span className="text-ink-soft">{text('flashSale.left', { left, total })}</span>}
      </p>
    </div>
  );
}
