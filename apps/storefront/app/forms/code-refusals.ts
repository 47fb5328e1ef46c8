/** For `refusalFields`: refusals of every operation that sends a verification code. */
export const CODE_REFUSALS = { 'code.tooSoon': 'validCode', 'code.tooMany': 'validCode' } as const;
