import { stringify } from 'csv-stringify/sync';

/** A cell: text, or what has one way to be written. */
export type Cell = string | boolean | bigint | Date | null;

/** What a spreadsheet takes for a number, below zero as well, and for no formula. */
const NUMBER = /^-?\d+(\.\d+)?$/;

/**
 * Rows as CSV by RFC 4180. What a spreadsheet would take for a formula begins with an apostrophe.
 * @param isBeginning with the header before them, and the mark by which spreadsheets know UTF-8
 */
export const toCsv = (
  columns: readonly string[],
  rows: readonly Record<string, Cell>[],
  { isBeginning }: { isBeginning: boolean },
): string =>
  stringify([...rows], {
    columns: [...columns],
    header: isBeginning,
    bom: isBeginning,
    record_delimiter: 'windows',
    // Either half of it is the end of a row to some reader.
    quote_record_delimiter: true,
    escape_formulas: true,
    cast: {
      boolean: String,
      date: (value) => value.toISOString(),
      string: (value) => (NUMBER.test(value) ? { value, escape_formulas: false } : value),
    },
  });
