/** The element that holds the page, and the aim of the skip link. */
export const MAIN_ID = 'main';
