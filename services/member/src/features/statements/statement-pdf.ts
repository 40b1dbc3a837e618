import { SENDER } from '@reset/service-kit';
import PDFDocument from 'pdfkit';
import {
  depositEffectCents,
  effectCents,
  hasDeposit,
  type Statement,
  type StatementLine,
} from './statements.ts';
import { dollars, longDay, monthOf, shortDay, subtypeLabel } from './statement-words.ts';

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

const MARGIN = 54;
const WIDTH = 612 - 2 * MARGIN;
/** Where nothing but the foot stands. */
const BOTTOM = 792 - 72;
const INK = '#17211F';
const MUTED = '#55625F';
const PRIMARY = '#0B5D57';
const LINE_COLOR = '#D5DAD8';
const COLUMNS = [
  { title: 'Date', x: MARGIN, width: 84, align: 'left' },
  { title: 'Description', x: MARGIN + 84, width: 310, align: 'left' },
  { title: 'Amount', x: MARGIN + 394, width: WIDTH - 394, align: 'right' },
] as const;

/** Font files that are embedded. */
export type Fonts = Record<'regular' | 'bold', Buffer>;

/**
 * A statement on letter paper, to be printed and to be read aloud: tagged by PDF/UA, with its fonts.
 * The same statement makes the same bytes.
 */
export async function statementPdf(statement: Statement, fonts: Fonts): Promise<Buffer> {
  const page = new Page(statement, fonts);
  writeHead(page, statement);
  writeBalances(page, statement);
  writeLines(page, statement.lines, effectCents);
  page.space(4);
  page.paragraph(PENDING, { size: 9, color: MUTED });
  if (hasDeposit(statement.deposit)) writeDeposit(page, statement);
  page.space(18);
  page.paragraph(NOTICE, { size: 9, color: MUTED });
  page.space(4);
  page.paragraph(CONTACT, { size: 9, color: MUTED });
  return page.end(`${fullName(statement)}, ${periodOf(statement)}`);
}

function writeHead(page: Page, statement: Statement): void {
  const { issueDate, accountNumber, id } = statement;
  page.paragraph('Reset', { size: 13, bold: true, color: PRIMARY });
  page.space(14);
  const title = id === null ? 'Statement so far' : `Statement for ${monthOf(statement.endDate)}`;
  page.paragraph(title, { size: 20, bold: true, tag: 'H1' });
  page.space(10);
  page.paragraph(fullName(statement), { size: 11, bold: true });
  page.paragraph(`Card account ending in ${accountNumber.slice(-4)}`, { size: 10 });
  page.paragraph(periodOf(statement), { size: 10 });
  page.paragraph(`${id === null ? 'As of' : 'Issued on'} ${longDay(issueDate)}`, { size: 10 });
  if (id === null) {
    page.space(8);
    page.paragraph(NOT_FINAL, { size: 10, bold: true });
  }
  page.space(18);
}

function writeBalances(page: Page, { openingCents, closingCents, lines, ...period }: Statement) {
  const sumOf = (isDebit: boolean) =>
    lines
      .filter((line) => line.isDebit === isDebit)
      .reduce((sum, line) => sum + effectCents(line), 0);
  page.paragraph('What you owe', { size: 13, bold: true, tag: 'H2' });
  page.space(4);
  page.table((table) => {
    const row = (title: string, cents: number, bold = false) =>
      table.row([{ text: title, bold, tag: 'TH', span: 2 }, null, { text: dollars(cents), bold }]);
    row(`Opening balance on ${shortDay(period.startDate)}`, openingCents);
    row('Purchases and other charges', sumOf(true));
    row('Repayments and credits', sumOf(false));
    row(`Closing balance on ${shortDay(period.endDate)}`, closingCents, true);
  });
  page.space(18);
}

/** Pay that came in, and what became of it. */
function writeDeposit(page: Page, { deposit, startDate, endDate }: Statement): void {
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
  page: Page,
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

type Words = { size: number; bold?: boolean; color?: string; tag?: 'P' | 'H1' | 'H2' };
type Cell = { text: string; note?: string; bold?: boolean; tag?: 'TH'; span?: 2 };
type Table = { head(): void; row(cells: readonly (Cell | null)[]): void };
type Element = ReturnType<PDFKit.PDFDocument['struct']>;

/** Letter paper that is filled from above, and continued where it is full. */
class Page {
  readonly #document: PDFKit.PDFDocument;
  readonly #root: Element;
  readonly #chunks: Buffer[] = [];
  #y = MARGIN;

  constructor(statement: Statement, fonts: Fonts) {
    const document = new PDFDocument({
      size: 'LETTER',
      margin: 0,
      pdfVersion: '1.7',
      // Its types do not know this one yet.
      subset: 'PDF/UA' as 'PDF/A-1',
      tagged: true,
      lang: 'en-US',
      displayTitle: true,
      bufferPages: true,
      font: fonts.regular as unknown as string,
      info: {
        Title: `Reset statement ${periodOf(statement)}`,
        Author: 'Reset',
        CreationDate: statement.issuedAt,
        ModDate: statement.issuedAt,
      },
    });
    document.registerFont('regular', fonts.regular).registerFont('bold', fonts.bold);
    document.on('data', (chunk: Buffer) => this.#chunks.push(chunk));
    this.#document = document;
    this.#root = document.struct('Document');
    document.addStructure(this.#root);
  }

  space(points: number): void {
    this.#y += points;
  }

  paragraph(text: string, { size, bold = false, color = INK, tag = 'P' }: Words): void {
    const options = { width: WIDTH, lineGap: size * 0.3 };
    this.#font(size, bold);
    const height = this.#document.heightOfString(text, options);
    this.#need(height);
    const y = this.#y;
    this.#root.add(
      this.#document.struct(tag, {}, () => {
        this.#font(size, bold, color).text(text, MARGIN, y, options);
      }),
    );
    this.#y += height;
  }

  table(fill: (table: Table) => void): void {
    const element = this.#document.struct('Table');
    this.#root.add(element);
    let hasHead = false;
    fill({
      head: () => {
        hasHead = true;
        this.#head(element);
      },
      row: (cells) => {
        const height = 14 + Math.max(...cells.map((cell, at) => this.#heightOf(cell, at)));
        // Below the end of a page its columns are named again, for the eye alone.
        if (this.#need(height) && hasHead) this.#head(null);
        this.#row(element, cells, height);
      },
    });
    element.end();
  }

  async end(foot: string): Promise<Buffer> {
    this.#root.end();
    const document = this.#document;
    const { start, count } = document.bufferedPageRange();
    for (let index = start; index < start + count; index += 1) {
      document.switchToPage(index);
      document.markContent('Artifact', { type: 'Pagination' });
      this.#font(8, false, MUTED).text(foot, MARGIN, BOTTOM + 24, { width: WIDTH - 80 });
      document.text(`Page ${index + 1} of ${count}`, MARGIN, BOTTOM + 24, {
        width: WIDTH,
        align: 'right',
      });
      document.endMarkedContent();
    }
    const ended = new Promise((resolve) => document.once('end', resolve));
    document.end();
    await ended;
    return Buffer.concat(this.#chunks);
  }

  /** @returns whether a page was begun for it */
  #need(height: number): boolean {
    if (this.#y + height <= BOTTOM) return false;
    this.#document.addPage();
    this.#y = MARGIN;
    return true;
  }

  #head(table: Element | null): void {
    this.#need(60);
    const y = this.#y;
    const draw = (column: (typeof COLUMNS)[number]) => () => {
      const { title, x, width, align } = column;
      this.#font(9, true, MUTED).text(title, x, y, { width, align });
    };
    const row = table && this.#document.struct('TR');
    if (row) table?.add(row);
    else this.#document.markContent('Artifact', { type: 'Pagination' });
    for (const column of COLUMNS) {
      if (row) row.add(this.#cell('TH', 'Column', draw(column)));
      else draw(column)();
    }
    if (row) row.end();
    else this.#document.endMarkedContent();
    this.#y += 18;
    this.#rule();
  }

  #row(table: Element, cells: readonly (Cell | null)[], height: number): void {
    const row = this.#document.struct('TR');
    table.add(row);
    const y = this.#y + 7;
    for (const [index, cell] of cells.entries()) {
      if (!cell) continue;
      const { x, width, align } = columnOf(cell, index);
      const options = { width, align, features: ['tnum' as const] };
      row.add(
        this.#cell(cell.tag ?? 'TD', 'Row', () => {
          this.#font(10, cell.bold).text(cell.text, x, y, options);
          if (cell.note) this.#font(7, false, MUTED).text(cell.note, options);
        }),
      );
    }
    row.end();
    this.#y += height;
    this.#rule();
  }

  #cell(tag: 'TH' | 'TD', scope: 'Column' | 'Row', draw: () => void): Element {
    return this.#document.struct(tag, tag === 'TH' ? ({ scope } as object) : {}, draw);
  }

  #heightOf(cell: Cell | null, index: number): number {
    if (!cell) return 0;
    const { width } = columnOf(cell, index);
    const own = this.#font(10, cell.bold).heightOfString(cell.text, { width });
    return own + (cell.note ? this.#font(7).heightOfString(cell.note, { width }) : 0);
  }

  #rule(): void {
    this.#document.markContent('Artifact', { type: 'Layout' });
    this.#document
      .moveTo(MARGIN, this.#y)
      .lineTo(MARGIN + WIDTH, this.#y)
      .lineWidth(0.5)
      .stroke(LINE_COLOR);
    this.#document.endMarkedContent();
  }

  #font(size: number, bold = false, color = INK): PDFKit.PDFDocument {
    return this.#document
      .font(bold ? 'bold' : 'regular')
      .fontSize(size)
      .fillColor(color);
  }
}

/** A cell that spans two columns is as wide as both. */
function columnOf({ span }: Cell, index: number) {
  const [column, next] = COLUMNS.slice(index);
  if (!column) throw new Error(`There is no column ${index}.`);
  return span && next ? { ...column, width: column.width + next.width } : column;
}
