import PDFDocument from 'pdfkit';

const MARGIN = 54;
const WIDTH = 612 - 2 * MARGIN;
/** Where nothing but the foot stands. */
const BOTTOM = 792 - 72;
const INK = '#17211F';
export const MUTED = '#55625F';
export const PRIMARY = '#0B5D57';
const LINE_COLOR = '#D5DAD8';
const COLUMNS = [
  { title: 'Date', x: MARGIN, width: 84, align: 'left' },
  { title: 'Description', x: MARGIN + 84, width: 310, align: 'left' },
  { title: 'Amount', x: MARGIN + 394, width: WIDTH - 394, align: 'right' },
] as const;

/** Font files that are embedded. */
export type Fonts = Record<'regular' | 'bold', Buffer>;

type Words = { size: number; bold?: boolean; color?: string; tag?: 'P' | 'H1' | 'H2' };
type Cell = { text: string; note?: string; bold?: boolean; tag?: 'TH'; span?: 2 };
type Table = { head(): void; row(cells: readonly (Cell | null)[]): void };
type Element = ReturnType<PDFKit.PDFDocument['struct']>;

/** Letter paper that is filled from above, and continued where it is full. */
export class LetterPage {
  readonly #document: PDFKit.PDFDocument;
  readonly #root: Element;
  readonly #chunks: Buffer[] = [];
  #y = MARGIN;

  /** @param made when it was, which the file says of itself */
  constructor(title: string, made: Date, fonts: Fonts) {
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
        Title: title,
        Author: 'Reset',
        CreationDate: made,
        ModDate: made,
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
