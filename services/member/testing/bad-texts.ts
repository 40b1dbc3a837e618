/** Texts that mean something elsewhere; here each is stored as it is and given back. */
export const HARMLESS_TEXTS = [
  "Robert'); DROP TABLE shift;--",
  '<script>alert(1)</script>',
  '${7*7} {{7}} %s ?',
  '🦊 ﷽ e\u0301',
  '\\',
];

/** Texts that no field takes. */
export const REFUSED_TEXTS: [string, unknown][] = [
  ['NUL', 'Shop\u0000'],
  ['10 kB', 'x'.repeat(10_000)],
  ['nothing', ''],
  ['a number', 7],
  ['null', null],
  ['a list', ['Shop']],
];
