import type { sendRefundBack } from '@galleria/contract/after-sales/refunds';
import { MAX_WAYBILL_LENGTH } from '@galleria/domain/after-sales/request-limits';
import { checkMobile } from '../../../features/accounts/account-rules.ts';
import { checkPictures } from '../../../features/pictures/use-picture-uploads.ts';
import { defineForm, type FieldsOf, unchecked } from '../../../forms/define-form.ts';
import type { FormProblem } from '../../../forms/form-state.ts';

export const sendBackForm = defineForm({
  fields: {
    dvyId: (courier) => (courier ? undefined : 'refunds.error.courier'),
    dvyFlowId: checkWaybill,
    mobile: checkMobile,
    words: unchecked,
    imgs: checkPictures,
  } satisfies FieldsOf<typeof sendRefundBack>,
  refusalFields: { 'order.courierUnknown': 'dvyId', 'profile.foreignPicture': 'imgs' },
});

function checkWaybill(waybill = ''): FormProblem | undefined {
  if (!waybill) return 'refunds.error.waybill';
  if (waybill.length <= MAX_WAYBILL_LENGTH) return undefined;
  return { id: 'refunds.error.waybillLong', values: { most: MAX_WAYBILL_LENGTH } };
}
