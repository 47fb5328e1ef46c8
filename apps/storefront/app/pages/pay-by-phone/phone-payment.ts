import type { OutputOf } from '@galleria/contract/operation';
import type { payByPhone, phonePayInfo } from '@galleria/contract/payments/phone-payments';
import { defineForm, type FieldsOf, unchecked } from '../../forms/define-form.ts';

export type PhonePayment = OutputOf<typeof phonePayInfo>;

export const phoneForm = defineForm({ fields: { payType: unchecked } satisfies FieldsOf<typeof payByPhone> });
