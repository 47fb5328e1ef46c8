/** Products that staff of the demo recommend, by key, in their order. */
export const preferredProducts: readonly string[] = [
  ...['harbour-speaker', 'cliffside-oolong', 'tarn-backpack', 'winter-casserole'],
  ...['juniper-phone', 'orchard-perfume', 'cairn-hiker', 'pond-mirror'],
  ...['courtyard-chess', 'mistral-dress', 'windowsill-herbs', 'reed-chair'],
  ...['drift-headphones', 'lighthouse-coat', 'ridgeline-tent', 'morningside-teapot'],
  ...['moss-keyboard', 'solstice-watch', 'kiln-candle', 'hammered-teapot'],
  ...['canalside-bike', 'nightfall-chocolate', 'copperline-express', 'barnaby-bear'],
];
