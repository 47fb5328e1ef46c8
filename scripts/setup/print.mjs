/** Prints to the terminal. */
export function print(words) {
  process.stdout.write(`${words}\n`);
}

/** Prints an error that says what is missing and how to get it, and exits. */
export function exitWithError(words) {
  process.stderr.write(`\n${words}\n`);
  process.exit(1);
}
