import { z } from 'zod';
import { operation } from '../operation.ts';
import { staff } from '../staff/fields.ts';
import { paySwitch, serviceSwitch, webConfigSection } from './site.ts';

/** Payment methods, zones of the storefront and customer service that the mall offers. */

const TransferAccount = z.object({
  payee: z.string().trim().max(100).default(''),
  account: z.string().trim().max(60).default(''),
  bank: z.string().trim().max(100).default(''),
});

export const payMethodSettings = operation({
  method: 'GET',
  path: '/s/payment-methods',
  access: staff('settings.view'),
  summary: 'Enabled payment methods, and the bank account for transfers',
  input: z.object({}),
  output: z.object({ switches: paySwitch.output, transferAccount: TransferAccount }),
  refusals: [],
});

export const savePayMethods = operation({
  method: 'PUT',
  path: '/s/payment-methods',
  access: staff('settings.edit'),
  summary: 'Enables or disables payment methods; at least one that can pay the whole amount has to stay enabled',
  input: paySwitch.output,
  output: z.null(),
  refusals: ['payMethods.none'],
});

export const saveTransferAccount = operation({
  method: 'PUT',
  path: '/s/payment-methods/transfer',
  access: staff('settings.edit'),
  summary: 'Sets the bank account for transfers from buyers; without one, transfers are not offered',
  input: TransferAccount,
  output: z.null(),
  refusals: ['payMethods.none'],
});

const MallSwitches = z.object({ ...webConfigSection.output.shape, ...serviceSwitch.output.shape });

export const mallSwitches = operation({
  method: 'GET',
  path: '/s/mall-switches',
  access: staff('settings.view'),
  summary: 'Switches of the optional zones of the storefront and of customer service',
  input: z.object({}),
  output: MallSwitches,
  refusals: [],
});

export const saveMallSwitches = operation({
  method: 'PUT',
  path: '/s/mall-switches',
  access: staff('settings.edit'),
  summary: 'Switches optional zones of the storefront and customer service on or off',
  input: MallSwitches,
  output: z.null(),
  refusals: [],
});
