import type { ObjectId, RawAnswer } from './access-world.ts';

export const reasonOf = ({ body }: RawAnswer): string | undefined =>
  body.startsWith('{') ? JSON.parse(body).reason : undefined;

export const isAllowed = (answer: RawAnswer) => answer.status < 500 && !reasonOf(answer)?.startsWith('access.');

/** The call passed the checks of access and input; the result of the use case is covered by its own tests. */
export const reachesUseCase = (answer: RawAnswer) => isAllowed(answer) && reasonOf(answer) !== 'input.invalid';

/** Replaces the requested id where an answer repeats it, so that answers about different ids can be compared. */
export function withoutId({ status, body }: RawAnswer, id: ObjectId): RawAnswer {
  return { status, body: body.replaceAll(new RegExp(`\\b${RegExp.escape(String(id))}\\b`, 'g'), '0') };
}
