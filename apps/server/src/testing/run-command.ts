import { execFile } from 'node:child_process';
import type { TestApp } from './open-test-app.ts';

/** Runs a command of the mall as in production, except that the test gives it the database. */
export function runCommand(
  { databaseUrl }: TestApp,
  main: string,
  args: readonly string[] = [],
): Promise<{ code: number; said: string }> {
  const env = { ...process.env, NODE_ENV: 'test', DATABASE_URL: databaseUrl };
  return new Promise((resolve) => {
    execFile(process.execPath, [main, ...args], { env }, (problem, said, complaint) => {
      resolve({ code: problem ? Number(problem.code) : 0, said: said + complaint });
    });
  });
}
