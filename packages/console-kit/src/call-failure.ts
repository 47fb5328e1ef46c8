/** A refusal or a lost answer, in the shape that queries carry. */
export class CallFailure extends Error {
  /** The refusal's stable name, or `network`. */
  readonly reason: string;

  constructor(reason: string, message: string) {
    super(message);
    this.reason = reason;
  }
}
