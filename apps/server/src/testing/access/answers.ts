import type { RawAnswer } from './access-world.ts';

export const reasonOf = ({ body }: RawAnswer): string | undefined =>
  body.startsWith('{') ? JSON.parse(body).reason : undefined;

export const isAllowed = (answer: RawAnswer) => answer.status < 500 && !reasonOf(answer)?.startsWith('access.');

/** Past access and input: what the use case itself says is up to its own tests. */
export const isLetIn = (answer: RawAnswer) => isAllowed(answer) && reasonOf(answer) !== 'input.invalid';
