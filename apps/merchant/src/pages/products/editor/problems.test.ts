import { expect, it } from 'vitest';
import { invalidFieldsAt, problemAt, problemsFrom, withoutProblems } from './problems.ts';

const problems = problemsFrom([
  { field: 'prodName.de', message: 'Too long.' },
  { field: 'skus.12.price', message: 'Too low.' },
]);

it('problemAt finds the message of a field or of a part of it', () => {
  expect(problemAt(problems, 'prodName')).toBe('Too long.');
  expect(problemAt(problems, 'skus.12.price')).toBe('Too low.');
  expect(problemAt(problems, 'skus.1')).toBeUndefined();
});

it('invalidFieldsAt lists the fields with problems inside a path', () => {
  expect(invalidFieldsAt(problems, 'skus.12')).toBe('price');
  expect(invalidFieldsAt(problems, 'skus.1')).toBe('');
});

it('withoutProblems removes the problems of changed fields', () => {
  expect([...withoutProblems(problems, ['skus']).keys()]).toEqual(['prodName.de']);
  expect(problemsFrom(null).size).toBe(0);
});
