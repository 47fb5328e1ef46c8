/** What the people of the demo mall recommend, by the keys of the products, in their order. */
export const preferredProducts: readonly string[] = [
  ...['harbour-speaker', 'cliffside-oolong', 'tarn-backpack', 'winter-casserole'],
  ...['juniper-phone', 'orchard-perfume', 'cairn-hiker', 'pond-mirror'],
  ...['courtyard-chess', 'mistral-dress', 'windowsill-herbs', 'reed-chair'],
  ...['drift-headphones', 'lighthouse-coat', 'ridgeline-tent', 'morningside-teapot'],
  ...['moss-keyboard', 'solstice-watch', 'kiln-candle', 'hammered-teapot'],
  ...['canalside-bike', 'nightfall-chocolate', 'copperline-express', 'barnaby-bear'],
];
