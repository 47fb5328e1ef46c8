/** Shared by grids and their skeletons, so that nothing moves when the one takes the place of the other. */
export const GRID_LOOKS = {
  4: {
    columns: 'grid grid-cols-2 gap-2 sm:grid-cols-3 sm:gap-3 lg:grid-cols-4 lg:gap-4',
    sizes: '(width >= 1200px) 288px, (width >= 1024px) 24vw, (width >= 480px) 32vw, 48vw',
  },
  5: {
    columns: 'grid grid-cols-2 gap-2 sm:grid-cols-3 sm:gap-3 lg:grid-cols-4 xl:grid-cols-5',
    sizes: '(width >= 1200px) 232px, (width >= 1024px) 24vw, (width >= 480px) 32vw, 48vw',
  },
  6: {
    columns: 'grid grid-cols-2 gap-2 sm:grid-cols-3 sm:gap-3 md:grid-cols-4 lg:grid-cols-5 xl:grid-cols-6 xl:gap-4',
    sizes: '(width >= 1200px) 188px, (width >= 1024px) 19vw, (width >= 768px) 24vw, (width >= 480px) 32vw, 48vw',
  },
} as const;

export type PerRow = keyof typeof GRID_LOOKS;
