import { writeFileSync } from 'node:fs';
import { failure } from './failures.mjs';

/** Writes down what passed and what failed, also what failed outside of any test. */
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

/** A file that could not be loaded, or what was to be done before or after its tests. */
function failedAround(module) {
  const suites = [module, ...module.children.allSuites()];
  return suites
    .filter((suite) => suite.errors().length > 0)
    .map((suite) => failure([module.relativeModuleId, suite.fullName].join(' '), reasons(suite.errors())));
}

function reasons(errors = []) {
  return errors.map((error) => error.stack ?? error.message).join('\n');
}
