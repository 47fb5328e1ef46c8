/** Links and buttons of the top bar look alike. */
export const TOP_BAR_ITEM =
  'inline-flex h-8 items-center gap-1 whitespace-nowrap rounded-control px-2 transition-[color] hover:text-ink aria-expanded:text-ink';
