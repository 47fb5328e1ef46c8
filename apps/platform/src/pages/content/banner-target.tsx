import { useText } from '@galleria/console-kit/console-context';
import { MallLink } from '@galleria/console-kit/mall-link';
import { Typography } from 'antd';

interface BannerTargetProps {
  /** 0: `relation` is a product, 1: a page of the mall, -1: the banner leads nowhere. */
  type: number;
  relation: string;
}

export function BannerTarget({ type, relation }: BannerTargetProps) {
  const text = useText<'platform'>();
  if (type === 0) return text('platform.product', { number: relation });
  if (type === 1) return <MallLink to={relation}>{relation}</MallLink>;
  return <Typography.Text type="secondary">{text('platform.noLink')}</Typography.Text>;
}
