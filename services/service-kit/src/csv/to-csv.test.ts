import { describe, expect, it } from '@jest/globals';
import { toCsv } from './to-csv.ts';

/** One cell below its header, as it stands in the file. */
const cell = (value: string): string => {
  const csv = toCsv(['name', 'end'], [{ name: value, end: 'end' }], { isBeginning: false });
  expect(csv.endsWith(',end\r\n')).toBe(true);
  return csv.slice(0, -',end\r\n'.length);
};

describe('toCsv', () => {
  it.each(['=', '+', '-', '@', '\t', '\r'])(
    'has an apostrophe before what begins with %j, so that it is no formula',
    (first) => {
      const inQuotes = first === '\r' ? '"' : '';
      expect(cell(`${first}1+1`)).toBe(`${inQuotes}'${first}1+1${inQuotes}`);
    },
  );

  it('writes a formula with a comma and quotes as one cell of text', () => {
    expect(cell('=HYPERLINK("http://a.example","b")')).toBe(
      `"'=HYPERLINK(""http://a.example"",""b"")"`,
    );
  });

  it.each([
    ['a comma', 'Marin, Rosa', '"Marin, Rosa"'],
    ['a quote', 'Rosa "Rosie"', '"Rosa ""Rosie"""'],
    ['a line feed', 'Rosa\nMarin', '"Rosa\nMarin"'],
    ['a carriage return', 'Rosa\rMarin', '"Rosa\rMarin"'],
    ['both', 'Rosa\r\nMarin', '"Rosa\r\nMarin"'],
    ['a formula further behind', 'Rosa = Marin', 'Rosa = Marin'],
    ['letters of other scripts', 'Zoë Łukasz 李', 'Zoë Łukasz 李'],
    ['nothing', '', ''],
  ])('writes %s by RFC 4180', (_what, value, written) => {
    expect(cell(value)).toBe(written);
  });

  it.each(['-45.00', '-7', '0.05'])('leaves the number %s as it is', (number) => {
    expect(cell(number)).toBe(number);
  });

  it.each(['-45.00+1', '-', '-1e5', '-.5'])('takes %s for no number', (formula) => {
    expect(cell(formula)).toBe(`'${formula}`);
  });

  it('writes 10,000 characters as they are', () => {
    expect(cell('n'.repeat(10_000))).toBe('n'.repeat(10_000));
  });

  it('writes instants, truths and numbers in one way, and nothing for null', () => {
    const row = { at: new Date('2026-11-20T20:00:00Z'), yes: true, no: false, id: 7n, none: null };
    expect(toCsv(Object.keys(row), [row], { isBeginning: true })).toBe(
      '\uFEFFat,yes,no,id,none\r\n2026-11-20T20:00:00.000Z,true,false,7,\r\n',
    );
  });

  it('is the header alone where there is no row', () => {
    expect(toCsv(['id', 'name'], [], { isBeginning: true })).toBe('\uFEFFid,name\r\n');
  });
});
