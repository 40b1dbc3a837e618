/** JSON that may stand in a script element: inside one only '<' can end it or open a comment. */
export const scriptSafeJson = (value: object): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c');
