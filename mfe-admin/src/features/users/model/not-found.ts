/** With the way to the list, where it led from the page of nobody. */
export const NOT_FOUND = 'user-not-found';
