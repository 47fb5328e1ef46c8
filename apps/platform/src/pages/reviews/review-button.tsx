import { useText } from '@galleria/console-kit/console-context';
import { Button } from 'antd';

interface ReviewButtonProps {
  action: 'keep' | 'hide' | 'showAgain';
  review: { readonly nickName: string };
  onClick: () => void;
}

/** The visible label is the same in every row, so the accessible name adds the author of the review. */
export function ReviewButton({ action, review, onClick }: ReviewButtonProps) {
  const text = useText<'platform'>();
  const label = text(`platformCatalogue.${action}`);
  return (
    <Button size="small" danger={action === 'hide'} aria-label={`${label}: ${review.nickName}`} onClick={onClick}>
      {label}
    </Button>
  );
}
