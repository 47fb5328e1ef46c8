/** Where one of the product's options is chosen, for who has to be led there. */
export function optionId(option: number): string {
  return `option-${option}`;
}
