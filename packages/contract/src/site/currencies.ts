import { z } from 'zod';
import { operation } from '../operation.ts';
import { staff } from '../staff/fields.ts';
import { LocaleTextsOutput, someTexts } from '../store-settings/fields.ts';
import { pageOf, paging, time } from '../wire/formats.ts';

/** Currencies that prices are shown in, and their rates. */

const code = z.string().regex(/^[A-Z]{3}$/);
const rate = z
  .number()
  .positive()
  .max(1_000_000_000)
  .meta({ description: 'units of this currency per unit of the base currency' });

const Waiting = z.object({ rate, jumpPercent: z.number(), time });

const Currency = z.object({
  code,
  name: LocaleTextsOutput,
  symbol: z.string(),
  rate,
  isOn: z.boolean(),
  isBase: z.boolean(),
  waiting: Waiting.nullable().meta({
    description: 'waiting rate: fetched, but too different from the rate in force; a person has to accept it',
  }),
});

const Source = z.object({ url: z.string(), isOn: z.boolean() });
const Run = z.object({
  time: time.nullable(),
  problem: z.enum(['', 'unreachable', 'format', 'base']),
  changed: z.int(),
  waiting: z.int(),
});

export const staffCurrencyList = operation({
  method: 'GET',
  path: '/s/currencies',
  access: staff('settings.view'),
  summary: 'All currencies with their rates, the source of rates, and the result of the last fetch',
  input: z.object({}),
  output: z.object({ currencies: z.array(Currency), source: Source, lastRun: Run }),
  refusals: [],
});

export const saveCurrency = operation({
  method: 'POST',
  path: '/s/currencies',
  access: staff('settings.edit'),
  summary: 'Adds a currency or changes its name, symbol and rate',
  input: z.object({ code, name: someTexts(60), symbol: z.string().trim().min(1).max(8), rate }),
  output: z.null(),
  refusals: ['currency.isBase'],
});

export const switchCurrency = operation({
  method: 'PUT',
  path: '/s/currencies/status',
  access: staff('settings.edit'),
  summary: 'Enables or disables a currency for display',
  input: z.object({ code, isOn: z.boolean() }),
  output: z.null(),
  refusals: ['currency.unknown', 'currency.isBase'],
});

export const sortCurrencies = operation({
  method: 'PUT',
  path: '/s/currencies/order',
  access: staff('settings.edit'),
  summary: 'Sets the display order of the currencies; needs the codes of all of them',
  input: z.object({ codes: z.array(code).max(200) }),
  output: z.null(),
  refusals: ['currency.listChanged'],
});

const RateChange = z.object({
  id: z.int(),
  rate,
  state: z.enum(['applied', 'waiting', 'rejected']),
  isFetched: z.boolean(),
  by: z.string(),
  time,
});

export const rateHistory = operation({
  method: 'GET',
  path: '/s/currencies/history',
  access: staff('settings.view'),
  summary: 'Past rates of a currency, newest first',
  input: z.object({ code, ...paging }),
  output: pageOf(RateChange),
  refusals: [],
});

export const decideRate = operation({
  method: 'PUT',
  path: '/s/currencies/waiting',
  access: staff('settings.edit'),
  summary: 'Accepts or rejects a waiting rate',
  input: z.object({ code, isAccepted: z.boolean() }),
  output: z.null(),
  refusals: ['rates.nothingWaits'],
});

export const saveRateSource = operation({
  method: 'PUT',
  path: '/s/currencies/source',
  access: staff('settings.edit'),
  summary: 'Sets the source of the daily rates: a URL that returns {"base": "USD", "rates": {"EUR": 0.92}}',
  input: z.object({
    url: z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(300)]).default(''),
    isOn: z.boolean(),
  }),
  output: z.null(),
  refusals: ['rates.noSource'],
});

export const fetchRates = operation({
  method: 'POST',
  path: '/s/currencies/fetch',
  access: staff('settings.edit'),
  summary: 'Fetches the rates now and returns the result',
  input: z.object({}),
  output: Run,
  refusals: ['rates.noSource'],
});
