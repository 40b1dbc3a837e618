import { SENDER } from '@reset/service-kit';
import { LetterPage, MUTED, PRIMARY, type Fonts } from './letter-page.ts';
import {
  depositEffectCents,
  effectCents,
  hasDeposit,
  isReturnedRepayment,
  type Statement,
  type StatementLine,
} from './statements.ts';
import { dollars, monthOf, shortDay, subtypeLabel } from './statement-words.ts';

/** What the law lets her do about an error; first as the specification words it. */
const NOTICE = [
  'Statement notice: errors must be reported within 60 days; an investigation longer than 10 business days leads to a provisional credit.',
  'For a purchase in the first 30 days of a new account, it is 20 business days.',
].join(' ');
const CONTACT = `To report an error or ask about a transaction, choose “Dispute This Charge” on the transaction’s page, email ${SENDER.help}, or write to ${SENDER.postalAddress}. Tell us your name, the date and amount, and why you believe there is an error.`;
const NOT_FINAL =
  'Not final: this month is not over, so transactions may still be added. Your final statement will be issued on the first day of next month.';
const PENDING =
  'Pending purchases are not included. They appear on a statement once the merchant collects them.';

/**
 * A statement on letter paper, to be printed and to be read aloud: tagged by PDF/UA, with its fonts.
 * The same statement makes the same bytes.
 */
export async function statementPdf(statement: Statement, fonts: Fonts): Promise<Buffer> {
  const title = `Reset statement ${periodOf(statement)}`;
  const page = new LetterPage(title, statement.issuedAt, fonts);
  writeHead(page, statement);
  writeBalances(page, statement);
  writeLines(page, statement.lines, effectCents);
  page.space(4);
  page.paragraph(pendingWords(statement), { size: 9, color: MUTED });
  if (hasDeposit(statement.deposit)) writeDeposit(page, statement);
  page.space(18);
  page.paragraph(NOTICE, { size: 9, color: MUTED });
  page.space(4);
  page.paragraph(CONTACT, { size: 9, color: MUTED });
  return page.end(`${fullName(statement)}, ${periodOf(statement)}`);
}

/** What was held at its end, as far as that is known, and where it will be. */
const pendingWords = ({ heldCents, endDate }: Statement): string =>
  heldCents === null || heldCents === 0
    ? PENDING
    : `${PENDING} On ${shortDay(endDate)}, ${dollars(heldCents)} was held for them.`;

function writeHead(page: LetterPage, statement: Statement): void {
  const { issueDate, accountNumber, id } = statement;
  page.paragraph('Reset', { size: 13, bold: true, color: PRIMARY });
  page.space(14);
  const title = id === null ? 'Statement so far' : `Statement for ${monthOf(statement.endDate)}`;
  page.paragraph(title, { size: 20, bold: true, tag: 'H1' });
  page.space(10);
  page.paragraph(fullName(statement), { size: 11, bold: true });
  page.paragraph(`Card account ending in ${accountNumber.slice(-4)}`, { size: 10 });
  page.paragraph(periodOf(statement), { size: 10 });
  page.paragraph(`${id === null ? 'As of' : 'Issued on'} ${shortDay(issueDate)}`, { size: 10 });
  if (id === null) {
    page.space(8);
    page.paragraph(NOT_FINAL, { size: 10, bold: true });
  }
  page.space(18);
}

function writeBalances(
  page: LetterPage,
  { openingCents, closingCents, lines, ...period }: Statement,
) {
  const sumOf = (isCounted: (line: StatementLine) => boolean) =>
    lines.filter(isCounted).reduce((sum, line) => sum + effectCents(line), 0);
  const returnedCents = sumOf(isReturnedRepayment);
  page.paragraph('What you owe', { size: 13, bold: true, tag: 'H2' });
  page.space(4);
  page.table((table) => {
    const row = (title: string, cents: number, bold = false) =>
      table.row([{ text: title, bold, tag: 'TH', span: 2 }, null, { text: dollars(cents), bold }]);
    row(`Opening balance on ${shortDay(period.startDate)}`, openingCents);
    row(
      'Purchases and other charges',
      sumOf((line) => line.isDebit && !isReturnedRepayment(line)),
    );
    if (returnedCents !== 0) row('Returned repayments', returnedCents);
    row(
      'Repayments and credits',
      sumOf(({ isDebit }) => !isDebit),
    );
    row(`Closing balance on ${shortDay(period.endDate)}`, closingCents, true);
  });
  page.space(18);
}

/** Pay that came in, and what became of it. */
function writeDeposit(page: LetterPage, { deposit, startDate, endDate }: Statement): void {
  page.space(18);
  page.paragraph('Your deposit account', { size: 13, bold: true, tag: 'H2' });
  page.space(4);
  page.table((table) => {
    const row = (title: string, cents: number, bold = false) =>
      table.row([{ text: title, bold, tag: 'TH', span: 2 }, null, { text: dollars(cents), bold }]);
    row(`Balance on ${shortDay(startDate)}`, deposit.openingCents);
    row(`Balance on ${shortDay(endDate)}`, deposit.closingCents, true);
  });
  page.space(18);
  writeLines(page, deposit.lines, depositEffectCents, 'Deposits and transfers');
}

function writeLines(
  page: LetterPage,
  lines: readonly StatementLine[],
  effectOf: (line: StatementLine) => number,
  title = 'Transactions',
): void {
  page.paragraph(title, { size: 13, bold: true, tag: 'H2' });
  page.space(4);
  if (lines.length === 0) {
    page.paragraph('There were no transactions.', { size: 10 });
    return;
  }
  page.table((table) => {
    table.head();
    for (const line of lines) {
      const label = subtypeLabel(line.subtype);
      const kind = label === null || label === line.memo ? '' : `${label} · `;
      table.row([
        { text: shortDay(line.postedOn) },
        { text: line.memo, note: `${kind}${line.transferId}` },
        { text: dollars(effectOf(line)) },
      ]);
    }
  });
}

const fullName = ({ holder }: Statement): string => `${holder.firstName} ${holder.lastName}`;
const periodOf = ({ startDate, endDate }: Statement): string =>
  `${shortDay(startDate)} to ${shortDay(endDate)}`;
