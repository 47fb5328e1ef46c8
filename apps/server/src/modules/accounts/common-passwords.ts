let common: Promise<ReadonlySet<string>> | undefined;

/** The list is large and seldom needed, so it is read when somebody first chooses a password. */
async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map((word) => word.toLowerCase()));
}

/** One of those that are tried first, also with capitals or a few digits and symbols put behind it. */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= load();
  const words = await common;
  const plain = password.toLowerCase();
  const stem = plain.replace(/[^a-z]+$/, '');
  return words.has(plain) || (stem.length >= 6 && words.has(stem) && plain.length - stem.length <= 3);
}
