import { useText } from '@galleria/console-kit/console-context';
import type { buyerInfo } from '@galleria/contract/accounts/buyers';
import type { OutputOf } from '@galleria/contract/operation';
import { Tag } from 'antd';

export type Buyer = OutputOf<typeof buyerInfo>;

export const STATUSES = ['active', 'banned', 'closed'] as const;
const COLOURS = { active: 'success', banned: 'error', closed: 'default' } as const;

export function PersonStatus({ status }: Pick<Buyer, 'status'>) {
  const text = useText<'platform'>();
  return <Tag color={COLOURS[status]}>{text(`platformBuyers.status.${status}`)}</Tag>;
}
