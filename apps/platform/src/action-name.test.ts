import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { AUDITED_ACTIONS } from './action-name.ts';

it('every name of an audited operation in the catalogue is used', () => {
  const catalogue = new URL('../../../packages/i18n/catalogues/en/platformActions.json', import.meta.url);
  const named = Object.keys(JSON.parse(readFileSync(catalogue, 'utf8')));
  expect(
    named.filter((operation) => !AUDITED_ACTIONS.includes(operation)),
    'add them in action-name.ts',
  ).toEqual([]);
});
