import type { addRefundProof, requestIntervention } from '@galleria/contract/after-sales/refunds';
import { checkPictures } from '../../features/pictures/use-picture-uploads.ts';
import { defineForm, type FieldsOf } from '../../forms/define-form.ts';
import type { FormProblem } from '../../forms/form-state.ts';

const checkRemark = (remark = ''): FormProblem | undefined => (remark ? undefined : 'refunds.error.words');

export const disputeForm = defineForm({
  fields: {
    reason: (reason) => (reason ? undefined : 'refunds.error.reason'),
    words: checkRemark,
    imgs: checkPictures,
  } satisfies FieldsOf<typeof requestIntervention>,
  refusalFields: { 'profile.foreignPicture': 'imgs' },
});

export const proofForm = defineForm({
  fields: { words: checkRemark, imgs: checkPictures } satisfies FieldsOf<typeof addRefundProof>,
  refusalFields: { 'profile.foreignPicture': 'imgs' },
});
