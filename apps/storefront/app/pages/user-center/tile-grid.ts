/** Products beside the menu of the user centre. */
export const TILE_GRID = 'grid grid-cols-2 gap-2 sm:grid-cols-3 sm:gap-3 xl:grid-cols-4 xl:gap-4';
