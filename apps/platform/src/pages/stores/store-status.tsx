import { useText } from '@galleria/console-kit/console-context';
import { STORE_STATUS, type StoreStatus } from '@galleria/domain/stores/store-status';
import { Tag } from 'antd';

const NAMES = Object.keys(STORE_STATUS) as (keyof typeof STORE_STATUS)[];

const COLOURS: Readonly<Record<keyof typeof STORE_STATUS, string>> = {
  normal: 'success',
  paused: 'warning',
  offline: 'default',
  abnormal: 'error',
  underReview: 'processing',
  reviewFailed: 'error',
  notYetOpen: 'processing',
};

function nameOf(status: number): keyof typeof STORE_STATUS {
  return NAMES.find((name) => STORE_STATUS[name] === status) ?? 'offline';
}

export function useStatusText(): (status: number) => string {
  const text = useText<'platform'>();
  return (status) => text(`platformStores.status.${nameOf(status)}`);
}

interface StoreStatusTagProps {
  status: number;
  /** Whether the store was paused by its own people, not by the platform. */
  isOwnPause?: boolean;
}

export function StoreStatusTag({ status, isOwnPause = false }: StoreStatusTagProps) {
  const text = useText<'platform'>();
  const statusText = useStatusText();
  return (
    <Tag color={COLOURS[nameOf(status)]}>
      {statusText(status)}
      {isOwnPause && ` · ${text('platformStores.byItself')}`}
    </Tag>
  );
}

/** Filter options, in the order of a store's life cycle. */
export function useStatusOptions(): { value: string; label: string }[] {
  const statusText = useStatusText();
  const { underReview, notYetOpen, normal, paused, offline, abnormal, reviewFailed } = STORE_STATUS;
  const order: StoreStatus[] = [normal, paused, offline, abnormal, underReview, notYetOpen, reviewFailed];
  return order.map((status) => ({ value: String(status), label: statusText(status) }));
}

export function isOwnPause({ status, isStatusByPlatform }: { status: number; isStatusByPlatform: boolean }): boolean {
  return status === STORE_STATUS.paused && !isStatusByPlatform;
}
