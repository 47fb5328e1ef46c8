import { useText } from '@galleria/console-kit/console-context';
import { InputNumber, Typography } from 'antd';
import { useId } from 'react';
import { type GoodsRow, maxPieces, nameOf, piecesProblem } from '../goods/goods.ts';

interface PiecesCellProps {
  row: GoodsRow;
  showsMissing: boolean;
  onChange: (pieces: number | null) => void;
}

/** Field for the pieces of one SKU in the pool, with its error message. */
export function PiecesCell({ row, showsMissing, onChange }: PiecesCellProps) {
  const text = useText<'merchant'>();
  const id = useId();
  const problemKey = piecesProblem(row);
  const messages = {
    missing: showsMissing ? text('merchantFlashSale.piecesMissing') : undefined,
    outside: text('merchantFlashSale.piecesOutside', { count: maxPieces(row.stocks) }),
  };
  const problem = problemKey && messages[problemKey];
  return (
    <div className={problem ? 'activity-price activity-price-wrong' : 'activity-price'}>
      <InputNumber<number>
        aria-label={text('merchantFlashSale.piecesOf', { name: nameOf(row) })}
        precision={0}
        value={row.pieces}
        onChange={onChange}
        {...(problem && { status: 'error' as const, 'aria-describedby': id })}
      />
      {problem && (
        <Typography.Text id={id} type="danger" className="activity-problem">
          {problem}
        </Typography.Text>
      )}
    </div>
  );
}
