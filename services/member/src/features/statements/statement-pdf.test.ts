import { describe, expect, it } from '@jest/globals';
import { readPdf } from '@reset/service-kit/testing/read-pdf.ts';
import { readFonts } from './statement-fonts.store.ts';
import { statementPdf } from './statement-pdf.ts';
import type { Statement, StatementLine } from './statements.ts';

const line = (changes: Partial<StatementLine> = {}): StatementLine => ({
  transferId: '019a8c00-0000-7000-8000-000000000001',
  postedOn: '2026-10-02',
  type: 'card',
  subtype: 'purchase',
  memo: 'Harbor Street Grocery',
  debitAccount: '1110',
  creditAccount: '2020',
  amountCents: 2_415,
  isDebit: true,
  ...changes,
});
const repayment = line({
  subtype: 'repayment',
  memo: 'Repayment',
  amountCents: 1_000,
  isDebit: false,
});
const someStatement = (changes: Partial<Statement> = {}): Statement => ({
  id: '019a8c00-0000-7000-8000-00000000000a',
  issueDate: '2026-11-01',
  issuedAt: new Date('2026-11-01T08:00:00Z'),
  startDate: '2026-10-01',
  endDate: '2026-10-31',
  holder: { firstName: 'Zoë', lastName: 'Łukasik' },
  accountType: 'charge_card',
  accountNumber: '****4821',
  openingCents: 500,
  closingCents: 1_915,
  lines: [line(), repayment],
  heldCents: 0,
  deposit: { openingCents: 0, closingCents: 0, lines: [] },
  ...changes,
});
const FONTS = readFonts();

const wordsOf = async (statement: Statement) => readPdf(await statementPdf(statement, FONTS));

describe('statementPdf', () => {
  it('says whose it is, of which time, the balances, the lines and the notice [MEM-194]', async () => {
    const words = await wordsOf(someStatement());
    const text = words.join(' ').replaceAll(/\s+/g, ' ');
    for (const said of [
      'Statement for October 2026',
      'Zoë Łukasik',
      'Card account ending in 4821',
      'Oct 1, 2026 to Oct 31, 2026',
      'Issued on Nov 1, 2026',
      'Opening balance on Oct 1, 2026 $5.00',
      'Purchases and other charges $24.15',
      'Repayments and credits −$10.00',
      'Closing balance on Oct 31, 2026 $19.15',
      'Oct 2, 2026 Harbor Street Grocery Purchase · 019a8c00-0000-7000-8000-000000000001 $24.15',
      'Oct 2, 2026 Repayment Arrived with us · 019a8c00-0000-7000-8000-000000000001 −$10.00',
      'Statement notice: errors must be reported within 60 days; an investigation longer than 10 business days leads to a provisional credit.',
      'For a purchase in the first 30 days of a new account, it is 20 business days.',
      'Pending purchases are not included.',
      'email support@reset.example, or write to Reset, 500 Example Street, San Francisco, CA 94105.',
      'Page 1 of 1',
    ]) {
      expect(text).toContain(said);
    }
    expect(text).not.toContain('Not final');
    expect(text).not.toContain('was held for them');
    expect(text).not.toContain('Your deposit account');
    expect(text).not.toContain('Returned repayments');
  });

  it('says what was held at its end for pending purchases, where that is known', async () => {
    const textOf = async (heldCents: number | null) =>
      (await wordsOf(someStatement({ heldCents }))).join(' ').replaceAll(/\s+/g, ' ');
    expect(await textOf(1_250)).toContain(
      'once the merchant collects them. On Oct 31, 2026, $12.50 was held for them.',
    );
    expect(await textOf(null)).not.toContain('was held for them');
  });

  it('has a repayment that came back as that, and not as a purchase', async () => {
    const returned = line({
      subtype: 'returned_repayment',
      memo: 'Returned repayment',
      amountCents: 1_000,
    });
    const reversed = { ...returned, subtype: 'repayment_reversed', amountCents: 250 };
    const lines = [line(), repayment, returned, reversed];
    const text = (await wordsOf(someStatement({ lines, closingCents: 3_165 }))).join(' ');
    expect(text.replaceAll(/\s+/g, ' ')).toContain(
      'Purchases and other charges $24.15 Returned repayments $12.50 Repayments and credits −$10.00 Closing balance on Oct 31, 2026 $31.65',
    );
  });

  it('has the pay that came in and what became of it, for who is paid by direct deposit', async () => {
    const deposited = line({
      memo: 'Direct deposit from ACME',
      amountCents: 9_000,
      isDebit: false,
    });
    const sent = line({ memo: 'Sent to your bank', amountCents: 8_000, isDebit: true });
    const deposit = { openingCents: 0, closingCents: 1_000, lines: [deposited, sent] };
    const words = await wordsOf(someStatement({ deposit }));
    const text = words.join(' ').replaceAll(/\s+/g, ' ');
    for (const said of [
      'Your deposit account',
      'Balance on Oct 1, 2026 $0.00',
      'Balance on Oct 31, 2026 $10.00',
      'Direct deposit from ACME Purchase · 019a8c00-0000-7000-8000-000000000001 $90.00',
      'Sent to your bank Purchase · 019a8c00-0000-7000-8000-000000000001 −$80.00',
    ]) {
      expect(text).toContain(said);
    }
  });

  it('says so where it is not final, and where nothing happened', async () => {
    const text = (await wordsOf(someStatement({ id: null, lines: [], closingCents: 500 }))).join(
      ' ',
    );
    expect(text).toContain('Statement so far');
    expect(text).toContain('Not final: this month is not over');
    expect(text).toContain('As of Nov 1, 2026');
    expect(text).toContain('There were no transactions.');
  });

  it('is tagged for who has it read aloud', async () => {
    const pdf = (await statementPdf(someStatement(), FONTS)).toString('latin1');
    expect(pdf).toMatch(/\/Marked true/);
    expect(pdf).toContain('/Lang (en-US)');
    expect(pdf).toContain('<pdfuaid:part>1</pdfuaid:part>');
    const tags = [...pdf.matchAll(/\/S \/(\w+)/g)].map(([, tag]) => tag);
    expect(new Set(tags)).toEqual(
      new Set(['Document', 'P', 'H1', 'H2', 'Table', 'TR', 'TH', 'TD']),
    );
    expect(pdf.match(/\/Scope \/Column/g)).toHaveLength(3);
  });

  it('goes on over pages, each with its columns and its number, and loses no line', async () => {
    const lines = Array.from({ length: 90 }, (_, index) =>
      line({ memo: `Merchant ${index} ${'of a long name '.repeat(index % 9)}` }),
    );
    const words = await wordsOf(someStatement({ lines }));
    const text = words.join(' ');
    const pages = Number(/Page 1 of (\d+)/.exec(text)?.[1]);
    expect(pages).toBeGreaterThan(4);
    expect(words.filter((word) => word === 'Description')).toHaveLength(pages);
    for (const index of lines.keys()) expect(text).toContain(`Merchant ${index} `);
  });

  it('is the same for the same statement', async () => {
    const [first, second] = await Promise.all([
      statementPdf(someStatement(), FONTS),
      statementPdf(someStatement(), FONTS),
    ]);
    expect(first.equals(second)).toBe(true);
  });
});
