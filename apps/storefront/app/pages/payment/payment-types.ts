import type { OutputOf } from '@galleria/contract/operation';
import type { orderPayInfo } from '@galleria/contract/payments';

export type PayInfo = OutputOf<typeof orderPayInfo>;
export type PayMethod = PayInfo['methods'][number];
