/** The words of a product `t` in certain places only. Each has an index, so that words need never be unpacked. */
export const PLACES = {
  name: "ts_filter(t.words, '{a}')",
  shelf: "ts_filter(t.words, '{a,b}')",
} as const;
