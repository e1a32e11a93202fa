/** In order. What a data folder has beside these comes from a newer version. */
export const migrationNames: readonly string[] = ['001-ground'];
