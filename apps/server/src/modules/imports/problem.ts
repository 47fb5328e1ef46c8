import type { ImportProblem, ImportProblemName } from '@galleria/domain/imports/import-rules';

const SHOWN_LENGTH = 60;

/** What is wrong with a cell, and what it says. */
export function problemAt(field: string, problem: ImportProblemName, value = ''): ImportProblem {
  return { field, problem, value: value.slice(0, SHOWN_LENGTH), message: '' };
}

export function wordedProblem(field: string, message: string): ImportProblem {
  return { field, problem: 'worded', value: '', message };
}
