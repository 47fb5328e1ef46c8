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
    .meta({ description: 'text in the input, or in the state before or after' }),
  from: z.iso.date().optional(),
  until: z.iso.date().optional(),
};

export const auditPage = operation({
  method: 'GET',
  path: '/s/audit/page',
  access: staff('audit.view'),
  summary: 'Changes by staff and sellers, newest first, by cursor, so that late pages are as fast as the first',
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
      name: z.string().meta({ description: 'empty if the account no longer exists' }),
      storeId: z.int().meta({ description: '0: no store' }),
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
  summary: 'All entries of the audit log that match a search, newest first, as a CSV file',
  input: z.object(search),
  output: z.instanceof(CsvFile),
  csv: true,
  refusals: ['csv.tooManyPeople'],
});
