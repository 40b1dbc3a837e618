import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { mockApi, renderRemote } from '@reset/remote-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import memberArea from '#routes.tsx';
// Loaded ahead of the router, whose lazy import would count against the first wait.
import './statement-page.tsx';
import './statements-page.tsx';
import { refuse, toWire } from '#testing/answer.ts';
import { makeProfile } from '#testing/factories.ts';
import { makeLine, makeStatement } from '#testing/statement-factories.ts';

type Wire = Record<string, unknown>;

const server = mockApi();
const saved: string[] = [];
let asked: string[] = [];

beforeEach(() => {
  [asked, saved.length] = [[], 0];
  // jsdom makes no addresses of files, and follows none.
  URL.createObjectURL = () => 'blob:statement';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
});
afterEach(() => void jest.restoreAllMocks());

type Answers = {
  statement?: ReturnType<typeof makeStatement>;
  profile?: () => Promise<unknown>;
  pdfStatus?: number;
};

/** Answers a statement as JSON and as a PDF, and writes down who asked for what. */
function serve({ statement = makeStatement(), profile, pdfStatus = 200 }: Answers = {}) {
  server.use(
    http.get('http://localhost/api/v1/users/profile', async () => {
      await profile?.();
      return HttpResponse.json(toWire(makeProfile()) as Wire);
    }),
    http.get('http://localhost/api/v1/statements/:id', ({ request }) => {
      const isPdf = request.headers.get('accept') === 'application/pdf';
      asked.push(isPdf ? 'pdf' : 'json');
      if (!isPdf) return HttpResponse.json(toWire(statement) as Wire);
      return new HttpResponse('%PDF-1.7', {
        status: pdfStatus,
        headers: { 'content-disposition': 'attachment; filename="reset-statement-2026-10.pdf"' },
      });
    }),
  );
  return statement;
}
const open = (id: string) => renderRemote(memberArea, `/account/statements/${id}`);
const pdfs = () => asked.filter((kind) => kind === 'pdf').length;

describe('a statement', () => {
  it.each([
    [1_250, / On Oct 31, 2026, \$12\.50 was held for them\.$/],
    [0, /once the merchant collects them\. ?$/],
    // Of before that was kept.
    [null, /once the merchant collects them\. ?$/],
  ])('says how much was held at its end for pending purchases: %s', async (held, words) => {
    const { id } = serve({ statement: makeStatement({ held }) });
    open(id ?? '');
    const said = await screen.findByText(/^Pending purchases are not included\./);
    expect(said.textContent).toMatch(words);
  });

  it('has its holder, period, balances, lines and notice [MEM-193]', async () => {
    const { id } = serve();
    open(id ?? '');
    const heading = { level: 1, name: 'Statement for October 2026' };
    expect(await screen.findByRole('heading', heading)).toBeTruthy();
    expect(document.title).toBe('Statement for October 2026 | Reset');
    for (const [label, value] of [
      ['Account holder', 'Rosa Delgado'],
      ['Card account', 'Ending in 4242'],
      ['Period', 'Oct 1, 2026 to Oct 31, 2026'],
      ['Issued', 'Nov 1, 2026'],
      ['Opening balance', '$5.00'],
      ['Purchases and other charges', '$24.15'],
      ['Repayments and credits', '−$10.00'],
      ['Closing balance', '$19.15'],
    ]) {
      expect(screen.getByText(label ?? '').nextElementSibling?.textContent).toBe(value);
    }
    const lines = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      'Harbor Street GroceryOct 2, 2026 · Purchase$24.15',
      'RepaymentArrived with us on Oct 9, 2026−$10.00',
    ]);
    expect(screen.getByRole('heading', { level: 2, name: 'What you owe' })).toBeTruthy();
    expect(screen.getByText(/^Pending purchases are not included/)).toBeTruthy();
    expect(screen.queryByText('Your deposit account')).toBeNull();
    expect(screen.queryByText('Returned repayments')).toBeNull();
    expect(
      screen.getByText(
        /^Statement notice: errors must be reported within 60 days; an investigation longer than 10 business days leads to a provisional credit\. For a purchase in the first 30 days/,
      ),
    ).toBeTruthy();
  });

  it('has a repayment that came back as that, and not as a purchase', async () => {
    const statement = makeStatement({ closingBalance: 2_915 });
    const [bought, repaid] = statement.transactions;
    if (!bought || !repaid) throw new Error('There is nothing on the statement.');
    const returned = makeLine('Returned repayment', 1_000, {
      postedDate: '2026-10-12',
      type: 'ach',
      subtype: 'returned_repayment',
    });
    const { id } = serve({ statement: { ...statement, transactions: [bought, repaid, returned] } });
    open(id ?? '');
    const valueOf = (label: string) => screen.getByText(label).nextElementSibling?.textContent;
    await screen.findByText('Returned repayments');
    expect(
      ['Purchases and other charges', 'Returned repayments', 'Repayments and credits'].map(valueOf),
    ).toEqual(['$24.15', '$10.00', '−$10.00']);
    expect(screen.getByText('Sent back on Oct 12, 2026')).toBeTruthy();
  });

  it('has the pay that came in and what became of it, for who is paid by direct deposit', async () => {
    const transaction = (
      id: string,
      memo: string,
      lines: [accountNo: string, dcSign: 'debit' | 'credit'][],
    ) => ({
      uuid: id,
      postedDate: '2026-10-16',
      type: 'ach',
      subtype: 'direct_deposit',
      data: {
        memo,
        lines: lines.map(([accountNo, dcSign]) => ({ accountNo, amount: 9_000, dcSign })),
      },
    });
    const paid = transaction('one', 'Direct deposit from ACME', [
      ['bank', 'debit'],
      ['deposit', 'credit'],
    ]);
    const sent = transaction('two', 'Sent to your bank', [
      ['deposit', 'debit'],
      ['bank', 'credit'],
    ]);
    const deposit = { openingBalance: 1_000, closingBalance: 1_000, transactions: [paid, sent] };
    const { id } = serve({ statement: makeStatement({ deposit }) });
    open(id ?? '');
    const tile = within(await screen.findByRole('region', { name: 'Your deposit account' }));
    expect(tile.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Direct deposit from ACMEOct 16, 2026$90.00',
      'Sent to your bankOct 16, 2026−$90.00',
    ]);
    expect(tile.getByText('Balance on Oct 1, 2026').nextElementSibling?.textContent).toBe('$10.00');
    expect(tile.getByText('Balance on Oct 31, 2026').nextElementSibling?.textContent).toBe(
      '$10.00',
    );
  });

  it('downloads its PDF once, when the statement and the profile are there', async () => {
    let goOn: (value?: unknown) => void = () => undefined;
    const { id } = serve({ profile: () => new Promise((resolve) => (goOn = resolve)) });
    open(id ?? '');
    await screen.findByText('Rosa Delgado');
    expect(pdfs()).toBe(0);
    goOn();
    await waitFor(() => expect(saved).toEqual(['reset-statement-2026-10.pdf']));
    await screen.findByRole('button', { name: 'Download PDF' });
    expect([pdfs(), saved.length]).toEqual([1, 1]);
  });

  it('downloads it again for who asks, and at the next visit', async () => {
    const { id } = serve();
    const { user, unmount } = open(id ?? '');
    await waitFor(() => expect(saved).toHaveLength(1));
    await user.click(await screen.findByRole('button', { name: 'Download PDF' }));
    await waitFor(() => expect(saved).toHaveLength(2));
    unmount();
    open(id ?? '');
    await waitFor(() => expect(saved).toHaveLength(3));
  });

  it('says so when the PDF does not come, and is shown all the same', async () => {
    const { id } = serve({ pdfStatus: 503 });
    open(id ?? '');
    expect(await screen.findByText(/We couldn't download the PDF/)).toBeTruthy();
    expect(screen.getByText('Closing balance')).toBeTruthy();
    expect(saved).toEqual([]);
  });

  it('says that it is not final while its month is not over', async () => {
    serve({ statement: makeStatement({ id: null, final: false, transactions: [] }) });
    open('current');
    expect(await screen.findByRole('heading', { level: 1, name: 'Statement so far' })).toBeTruthy();
    expect(screen.getByText(/^This month is not over, so transactions may/)).toBeTruthy();
    expect(screen.getByText('There were no transactions.')).toBeTruthy();
    expect(screen.getByText('As of')).toBeTruthy();
  });

  it.each([404, 422])('that is missing shows nothing: %d [MEM-192]', async (status) => {
    serve();
    server.use(refuse('/statements/none', status));
    const { container } = open('none');
    await screen.findByRole('heading', { level: 1, name: 'Statement' });
    await waitFor(() => expect(container.textContent).toBe(''));
    expect([pdfs(), saved]).toEqual([0, []]);
  });

  it('can be asked for again when it could not be read', async () => {
    serve();
    server.use(refuse('/statements/one'));
    open('one');
    expect(await screen.findByText("We couldn't load this statement.")).toBeTruthy();
    expect(pdfs()).toBe(0);
  });

  it('leads back to all of them', async () => {
    const { id } = serve();
    open(id ?? '');
    const link = await screen.findByRole('link', { name: 'All statements' });
    expect(link.getAttribute('href')).toBe('/account/statements');
  });
});
