import type { MessageId } from '@galleria/i18n/message-id';

interface Part {
  readonly words: MessageId<'storefront'>;
  readonly isMet: (password: string) => boolean;
}

const within = (min: number, max: number) => (password: string) => password.length >= min && password.length <= max;
const has = (kind: RegExp) => (password: string) => kind.test(password);
const LETTER = /[a-z]/i;
const DIGIT = /\d/;
const SYMBOL = /[^a-z\d]/i;
const isHalfWidth = has(/^[\x21-\x7e]+$/);
const hasTwoKinds = (password: string) => [LETTER, DIGIT, SYMBOL].filter((kind) => kind.test(password)).length >= 2;

/** The rules of `password-rules.ts` in parts, to show which of them are not met yet; a test compares both. */
export const PASSWORD_PARTS: Record<'register' | 'change', readonly Part[]> = {
  register: [
    { words: 'accounts.field.rule8to20', isMet: within(8, 20) },
    { words: 'accounts.field.ruleLetters', isMet: has(LETTER) },
    { words: 'accounts.field.ruleDigits', isMet: has(DIGIT) },
    { words: 'accounts.field.ruleSymbols', isMet: has(SYMBOL) },
    { words: 'accounts.field.ruleHalfWidth', isMet: isHalfWidth },
  ],
  change: [
    { words: 'accounts.field.rule6to20', isMet: within(6, 20) },
    { words: 'accounts.field.ruleTwoKinds', isMet: hasTwoKinds },
    { words: 'accounts.field.ruleHalfWidth', isMet: isHalfWidth },
  ],
};
