/** What the page's action answers when something cannot be put into the cart. */
export interface CartReply {
  readonly problem: string;
}
