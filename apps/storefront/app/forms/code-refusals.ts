/** For `refusalFields`: refusals that all operations which send a verification code have in common. */
export const CODE_REFUSALS = { 'code.tooSoon': 'validCode', 'code.tooMany': 'validCode' } as const;
