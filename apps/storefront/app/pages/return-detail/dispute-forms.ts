import type { addRefundProof, requestIntervention } from '@galleria/contract/after-sales/refunds';
import { checkPictures } from '../../features/pictures/use-picture-uploads.ts';
import { defineForm, type FieldsOf } from '../../forms/define-form.ts';
import type { FormProblem } from '../../forms/form-state.ts';

const checkWords = (words = ''): FormProblem | undefined => (words ? undefined : 'refunds.error.words');

export const disputeForm = defineForm({
  fields: {
    reason: (reason) => (reason ? undefined : 'refunds.error.reason'),
    words: checkWords,
    imgs: checkPictures,
  } satisfies FieldsOf<typeof requestIntervention>,
  refusalFields: { 'profile.foreignPicture': 'imgs' },
});

export const proofForm = defineForm({
  fields: { words: checkWords, imgs: checkPictures } satisfies FieldsOf<typeof addRefundProof>,
  refusalFields: { 'profile.foreignPicture': 'imgs' },
});
