/** The values of `data-theme`, each a stylesheet of src/themes. */
export const themeNames = ['reset', 'default', 'hvfcu', 'test'] as const;

export type ThemeName = (typeof themeNames)[number];
