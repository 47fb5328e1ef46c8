import type { ImportProblem, ImportProblemName } from '@galleria/domain/imports/import-rules';

const SHOWN_LENGTH = 60;

/** A problem of a cell, with the beginning of its content. */
export function problemAt(field: string, problem: ImportProblemName, value = ''): ImportProblem {
  return { field, problem, value: value.slice(0, SHOWN_LENGTH), message: '' };
}

export function problemWithMessage(field: string, message: string): ImportProblem {
  return { field, problem: 'worded', value: '', message };
}
