/** The place of what is done with the chosen SKU: into the cart, buy now. The mall sells nothing yet. */
export function BuyActions() {
  return null;
}
