import { writeFileSync } from 'node:fs';
import { failure } from './failures.mjs';

/** Writes passes and failures to a file, also failures outside of tests. */
export default class GateReporter {
  onTestRunEnd(modules, uncaught) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const failures = [
      ...tests.filter((test) => test.result().state === 'failed').map(failedTest),
      ...modules.flatMap(failedAround),
      ...uncaught.map((error) => failure('outside of every test', error.stack ?? error.message)),
    ];
    const passed = tests.filter((test) => test.result().state === 'passed').length;
    writeFileSync(process.env.GATE_REPORT, JSON.stringify({ passed, failures }));
  }
}

function failedTest(test) {
  return failure(`${test.module.relativeModuleId} ${test.fullName}`, reasons(test.result().errors));
}

/** Failures of a file that could not be loaded, or of its hooks. */
function failedAround(module) {
  const suites = [module, ...module.children.allSuites()];
  return suites
    .filter((suite) => suite.errors().length > 0)
    .map((suite) => failure([module.relativeModuleId, suite.fullName].join(' '), reasons(suite.errors())));
}

function reasons(errors = []) {
  return errors.map((error) => error.stack ?? error.message).join('\n');
}
