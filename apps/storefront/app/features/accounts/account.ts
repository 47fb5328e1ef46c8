/** The signed-in person, as far as every page may show them. */
export interface Account {
  readonly nickName: string;
  /** A picture's path, or empty. */
  readonly avatar: string;
  readonly userId: string;
  readonly userMail: string;
}
