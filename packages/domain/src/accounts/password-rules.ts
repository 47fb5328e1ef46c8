/** Rules of every kind of password, for forms and server. */

const HALF_WIDTH = /^[\x21-\x7e]*$/;
const LETTER = /[a-z]/i;
const DIGIT = /\d/;
const SYMBOL = /[^a-z\d]/i;

function lengthWithin(password: string, min: number, max: number): boolean {
  return password.length >= min && password.length <= max;
}

function kindsIn(password: string): number {
  return [LETTER, DIGIT, SYMBOL].filter((kind) => kind.test(password)).length;
}

/** 8 to 20 half-width characters that mix letters, digits and symbols. */
export function checkRegisterPassword(password: string): 'password.registerRule' | undefined {
  const fits = lengthWithin(password, 8, 20) && HALF_WIDTH.test(password) && kindsIn(password) === 3;
  return fits ? undefined : 'password.registerRule';
}

/** For changed passwords: 6 to 20 half-width characters of at least two kinds. */
export function checkChangedPassword(password: string): 'password.changeRule' | undefined {
  const fits = lengthWithin(password, 6, 20) && HALF_WIDTH.test(password) && kindsIn(password) >= 2;
  return fits ? undefined : 'password.changeRule';
}

/** For sellers: 6 to 12 half-width characters of at least two kinds. */
export function checkStorePassword(password: string): 'password.storeRule' | undefined {
  const fits = lengthWithin(password, 6, 12) && HALF_WIDTH.test(password) && kindsIn(password) >= 2;
  return fits ? undefined : 'password.storeRule';
}

/** Exactly 6 digits. */
export function checkPayPassword(password: string): 'password.payRule' | undefined {
  return /^\d{6}$/.test(password) ? undefined : 'password.payRule';
}
