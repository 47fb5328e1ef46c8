/**
 * The account behind a session went away while its call was under way. Thrown rather than returned, since it can happen
 * anywhere and means the same everywhere: sign in.
 */
export class SessionEnded extends Error {}
