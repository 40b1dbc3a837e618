/**
 * A function as a script that calls it with these. It runs in a browser, so it may use nothing
 * from around it; `<` is written so that no text in it can end the script element.
 */
export const inlined = <Given extends readonly unknown[]>(
  run: (...given: Given) => void,
  ...given: Given
): string =>
  `(${String(run)})(${given.map((one) => JSON.stringify(one)).join(',')});`.replaceAll(
    '</',
    '<\\/',
  );
