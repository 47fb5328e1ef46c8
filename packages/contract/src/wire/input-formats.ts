/** Formats that an error message can name: `inputs.json` of every catalogue describes each as `expects.<format>`. */
export const INPUT_FORMATS = [
  'accountName',
  'amount',
  'colour',
  'cursor',
  'date',
  'httpsLink',
  'idList',
  'mail',
  'mailOrMobile',
  'mobile',
  'nickName',
  'openSpans',
  'orderNumber',
  'orderNumberList',
  'ownPath',
  'paymentNumber',
  'phone',
  'picture',
  'pickupCode',
  'shortcut',
  'someLanguage',
  'storeName',
  'synonymSet',
  'time',
  'timeOrder',
  'timeOfDay',
  'uuid',
  'waybill',
  'wholeNumber',
] as const;
export type InputFormat = (typeof INPUT_FORMATS)[number];

const PREFIX = 'expects.';

/**
 * The error option of a schema or check with a format: `z.string().regex(/^\d{10,24}$/, expects('orderNumber'))`.
 * Schemas have no language, so the issue carries the format's name and the server translates it for the caller.
 */
export function expects(format: InputFormat): { error: string } {
  return { error: PREFIX + format };
}

/** The format that an issue's message names, or undefined when it is zod's own message. */
export function expectedFormat(message: string): InputFormat | undefined {
  return INPUT_FORMATS.find((format) => message === PREFIX + format);
}
