import type { FormState } from './form-state.ts';

/** For `clientAction`: a network that fails leaves the form as it is, instead of taking the page away. */
export async function answeredAction<State>(serverAction: () => Promise<State>): Promise<State | FormState> {
  try {
    return await serverAction();
  } catch (problem) {
    // A redirect is on its way through here. The browser has logged everything else.
    if (problem instanceof Response) throw problem;
    return { errors: {}, values: {}, unreachable: true };
  }
}
