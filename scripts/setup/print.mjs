/** Prints to the terminal. */
export function print(text) {
  process.stdout.write(`${text}\n`);
}

/** Prints an error that says what is missing and how to get it, and exits. */
export function exitWithError(text) {
  process.stderr.write(`\n${text}\n`);
  process.exit(1);
}
