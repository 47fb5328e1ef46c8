import { useText } from '@galleria/console-kit/console-context';
import { Button } from 'antd';

interface ReviewButtonProps {
  act: 'keep' | 'hide' | 'showAgain';
  review: { readonly nickName: string };
  onClick: () => void;
}

/** Twenty buttons with the same words: read out, they say whose review they are about. */
export function ReviewButton({ act, review, onClick }: ReviewButtonProps) {
  const text = useText<'platform'>();
  const label = text(`platformCatalogue.${act}`);
  return (
    <Button size="small" danger={act === 'hide'} aria-label={`${label}: ${review.nickName}`} onClick={onClick}>
      {label}
    </Button>
  );
}
