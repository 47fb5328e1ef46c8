import { z } from 'zod';
import { operation } from '../operation.ts';
import { CsvFile } from '../wire/csv-file.ts';
import { cursorPageOf, cursorPaging, id, time } from '../wire/formats.ts';
import { staff } from './fields.ts';

const search = {
  person: z.string().trim().max(60).optional().meta({ description: 'part of a name or mail address, or an id' }),
  realm: z.enum(['staff', 'seller']).optional(),
  operation: z.string().trim().max(60).optional().meta({ description: 'name of an operation, e.g. `shipOrder`' }),
  storeId: id.optional(),
  text: z
    .string()
    .trim()
    .max(60)
    .optional()
    .meta({ description: 'found in what was sent, or in the state before or after' }),
  from: z.iso.date().optional(),
  until: z.iso.date().optional(),
};

export const auditPage = operation({
  method: 'GET',
  path: '/s/audit/page',
  access: staff('audit.view'),
  summary:
    'What staff and sellers changed, newest first. Pages are reached by cursor, so that the last costs what the first does',
  input: z.object({
    ...search,
    ...cursorPaging,
  }),
  output: cursorPageOf(
    z.object({
      id: z.int(),
      time,
      realm: z.enum(['staff', 'seller']),
      personId: z.string(),
      name: z.string().meta({ description: 'empty when the account is gone' }),
      storeId: z.int().meta({ description: '0: of no store' }),
      storeName: z.string(),
      operation: z.string(),
      input: z.json(),
      before: z.json(),
      after: z.json(),
      outcome: z.string().meta({ description: '`done`, `fault`, `started`, or the name of a refusal' }),
      address: z.string(),
    }),
  ),
  refusals: [],
});

export const auditExport = operation({
  method: 'GET',
  path: '/s/audit/export',
  access: staff('audit.view'),
  summary: 'Everything that a search of the audit log finds, newest first, as a CSV file',
  input: z.object(search),
  output: z.instanceof(CsvFile),
  csv: true,
  refusals: ['csv.tooManyPeople'],
});
