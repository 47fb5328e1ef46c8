import { useText } from '@galleria/console-kit/console-context';
import { Button } from 'antd';

interface ReviewButtonProps {
  act: 'keep' | 'hide' | 'showAgain';
  review: { readonly nickName: string };
  onClick: () => void;
}

/** The visible label is the same in every row, so the accessible name adds the author of the review. */
export function ReviewButton({ act, review, onClick }: ReviewButtonProps) {
  const text = useText<'platform'>();
  const label = text(`platformCatalogue.${act}`);
  return (
    <Button size="small" danger={act === 'hide'} aria-label={`${label}: ${review.nickName}`} onClick={onClick}>
      {label}
    </Button>
  );
}
