/** What the commands tell the person at the terminal. */
export function print(words) {
  process.stdout.write(`${words}\n`);
}

/** Ends the command with a sentence that says what is missing and how to get it. */
export function exitWithError(words) {
  process.stderr.write(`\n${words}\n`);
  process.exit(1);
}
