import { stripVTControlCharacters } from 'node:util';

/** Enough to locate the fault, short enough for the end of a long run. */
const MAX_LENGTH = 1_200;

export function failure(name, reason = 'no reason was given') {
  const text = stripVTControlCharacters(reason).trim();
  return { name, reason: text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)} …` : text };
}

/** Failures in a Playwright report; stories that passed on retry are not among them. */
export function failedStories({ suites = [], errors = [] }) {
  return [...suites.flatMap(failedIn), ...errors.map(({ message }) => failure('outside of every story', message))];
}

function failedIn(suite) {
  return storiesIn(suite, 'unexpected').map(({ name, results }) => failure(name, reasons(results.at(-1))));
}

/** Stories that passed on retry, with the errors of their first run. */
export function flakyStories({ suites = [] }) {
  return suites.flatMap((suite) =>
    storiesIn(suite, 'flaky').map(({ name, results }) => failure(name, reasons(results[0]))),
  );
}

function storiesIn({ suites = [], specs = [] }, wanted) {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ results }) => ({ name: `${file}:${line} ${title}`, results })),
  );
  return [...own, ...suites.flatMap((suite) => storiesIn(suite, wanted))];
}

function reasons({ errors = [] } = {}) {
  return errors.map(({ message }) => message).join('\n') || undefined;
}

/** Printed last, since the end of a run is what people see first, and all that some log viewers keep. */
export function formatFailures(failures) {
  return failures.map(({ name, reason }) => `✗ ${name}\n${reason.replaceAll(/^/gm, '    ')}`).join('\n\n');
}
