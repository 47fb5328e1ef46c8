import { execFile } from 'node:child_process';
import type { TestApp } from './open-test-app.ts';

/** A command of the mall's as it runs, but for finding the database. */
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
