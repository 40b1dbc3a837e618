import { describe, expect, it } from '@jest/globals';
import { InternalCallError, newId } from '@reset/service-kit';
import { asMember } from '@reset/service-kit/testing';
import { readPdf } from '@reset/service-kit/testing/read-pdf.ts';
import { issueAt, someAccountHolder } from '#testing/statement-world.ts';
import { someMember } from '#testing/member-service.ts';
import { startCardService } from '#testing/some-cardholder.ts';

const { service } = await startCardService();

/** Somebody with statements of September and October, and purchases since. */
async function someone() {
  const one = await someAccountHolder(service, '2026-09-10');
  await one.buy({ on: '2026-10-02', cents: 2_415 });
  await one.buy({ on: '2026-10-05', cents: 1_238, merchant: 'Corner Pharmacy', isRepaid: true });
  await issueAt(service, '2026-11-01T08:00:00Z');
  service.clock.set('2026-11-20T20:00:00Z');
  await one.buy({ on: '2026-11-10', cents: 900, merchant: 'Halfway Gas' });
  const ids = (await one.statements()).map(({ id }) => id);
  return { ...one, ids };
}
const pdfOf = (userId: string, path: string) =>
  service.app.inject({
    url: `/api/v1/statements/${path}`,
    headers: { ...asMember(userId, { audience: 'member' }), accept: 'application/pdf' },
  });

describe('GET /statements', () => {
  it('lists them, the last issued one first [MEM-195]', async () => {
    const { userId, ids } = await someone();
    const reply = await service.get(userId, '/statements');
    const [september, october] = ids;
    expect([reply.statusCode, reply.json()]).toEqual([
      200,
      [
        {
          id: october,
          issue_date: '2026-11-01',
          start_date: '2026-10-01',
          end_date: '2026-10-31',
        },
        {
          id: september,
          issue_date: '2026-11-01',
          start_date: '2026-09-10',
          end_date: '2026-09-30',
        },
      ],
    ]);
  });

  it('is 404 without a card account', async () => {
    const userId = await someMember(service);
    for (const path of ['', '/current', `/${newId()}`]) {
      const reply = await service.get(userId, `/statements${path}`);
      expect(reply.statusCode).toBe(404);
    }
  });
});

describe('GET /statements/:id', () => {
  it('has what she owed before and after, and each transfer between in double entry [MEM-196, MEM-197]', async () => {
    const { userId, ids } = await someone();
    const reply = await service.get(userId, `/statements/${ids[1]}`);
    expect(reply.statusCode).toBe(200);
    const line = (
      day: string,
      subtype: string,
      memo: string,
      cents: number,
      accounts: string[],
    ) => ({
      uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
      posted_date: day,
      type: subtype === 'repayment' ? 'ach' : 'card',
      subtype,
      data: {
        memo,
        lines: [
          { account_no: accounts[0], amount: cents, dc_sign: 'debit' },
          { account_no: accounts[1], amount: cents, dc_sign: 'credit' },
        ],
      },
    });
    const bought = ['****4821', 'card_network'];
    expect(reply.json()).toEqual({
      id: ids[1],
      final: true,
      issue_date: '2026-11-01',
      start_date: '2026-10-01',
      end_date: '2026-10-31',
      opening_balance: 0,
      closing_balance: 2_415,
      primary_account_holder_personal: { first_name: 'Hazel', last_name: 'Hourly' },
      account_summary: { account_type: 'charge_card', account_number: '****4821' },
      transactions: [
        line('2026-10-02', 'purchase', 'Harbor Street Grocery', 2_415, bought),
        line('2026-10-05', 'purchase', 'Corner Pharmacy', 1_238, bought),
        line('2026-10-05', 'repayment', 'Repayment', 1_238, ['bank', '****4821']),
      ],
      held: 0,
      deposit: { opening_balance: 0, closing_balance: 0, transactions: [] },
    });
    const uuids = reply.json().transactions.map(({ uuid }: { uuid: string }) => uuid);
    expect(await service.database('ledger.transfer').whereIn('id', uuids)).toHaveLength(3);
  });

  it("is 404 for another's, and for one that there is not [MEM-196]", async () => {
    const [one, other] = [await someone(), await someone()];
    for (const id of [other.ids[1], newId()]) {
      const replies = [await service.get(one.userId, `/statements/${id}`)];
      replies.push(await pdfOf(one.userId, String(id)));
      expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
    }
  });

  it('is a PDF for who accepts one, with the same figures', async () => {
    const { userId, ids } = await someone();
    const reply = await pdfOf(userId, String(ids[1]));
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="reset-statement-2026-10.pdf"',
      vary: 'accept',
    });
    const text = readPdf(reply.rawPayload).join(' ');
    for (const said of ['Hazel Hourly', '$24.15', 'Corner Pharmacy', '−$12.38']) {
      expect(text).toContain(said);
    }
  });

  it('is what it was, whatever happens later', async () => {
    const { userId, ids, buy } = await someone();
    const path = `/statements/${ids[1]}`;
    const [json, pdf] = [await service.get(userId, path), await pdfOf(userId, String(ids[1]))];
    await buy({ on: '2026-10-30', cents: 77 });
    service.world.identify = (id) => ({ id, first_name: 'Renamed', last_name: 'Later' });
    expect((await service.get(userId, path)).body).toBe(json.body);
    expect((await pdfOf(userId, String(ids[1]))).rawPayload.equals(pdf.rawPayload)).toBe(true);
  });
});

describe('GET /statements/current', () => {
  it('has what is on no statement yet, and is not final', async () => {
    const { userId } = await someone();
    service.world.identify = (id) => ({ id, first_name: 'Hazel', last_name: 'Hourly' });
    const reply = await service.get(userId, '/statements/current');
    expect(reply.json()).toMatchObject({
      id: null,
      final: false,
      issue_date: '2026-11-20',
      start_date: '2026-11-01',
      end_date: '2026-11-20',
      opening_balance: 2_415,
      closing_balance: 3_315,
      transactions: [{ data: { memo: 'Halfway Gas' } }],
    });
    const text = readPdf((await pdfOf(userId, 'current')).rawPayload).join(' ');
    expect(text).toContain('Not final');
  });

  it('is 503 while nobody says who she is', async () => {
    const { userId } = await someone();
    service.world.identify = () =>
      new InternalCallError('public did not answer', 503, 'service_unavailable');
    expect((await service.get(userId, '/statements/current')).statusCode).toBe(503);
  });
});
