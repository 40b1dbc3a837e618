import { describe, expect, it } from '@jest/globals';
import { newId } from '@reset/service-kit';
import { allLinked } from '#testing/applying.ts';
import { away, issuing, switched } from '#testing/issuing.ts';
import { NOW, someLinks, startedService } from '#testing/onboarding-service.ts';

const CONFIRM = '/card_application/confirm_repayment_account';
const DEPOSIT_ACCOUNT = '/card_application/deposit_account';

const service = await startedService({ links: allLinked });
const {
  standing,
  atIdentity,
  atPersonalInfo,
  atRepayment,
  ownSsn,
  confirm,
  wantAccount,
  issuance,
  statesOf,
  madeFor,
  resumeAt,
} = issuing(service);

describe('a link that has to be repaired', () => {
  it('keeps her from saying how she repays, and a card from being made', async () => {
    const userId = await atRepayment(ownSsn());
    service.world.links = () => ({ ...allLinked(), link_broken: true });
    for (const call of [confirm, wantAccount]) {
      const refused = await call(userId);
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'link_broken']);
    }
    await service.jobs.finish();
    expect(madeFor(userId)).toEqual([]);
    service.world.links = allLinked;
    expect((await confirm(userId)).statusCode).toBe(204);
    await service.jobs.finish();
    expect(await issuance(userId)).toMatchObject({ card_issued: true });
  });
});

describe('POST /card_application/deposit_account', () => {
  it('has an account opened once, for the person whom she told', async () => {
    const userId = await atRepayment({ ssn: '512350001' });
    expect(service.issued).toEqual([]);
    expect(await issuance(userId)).toMatchObject({ account_opened: false, delayed: false });
    const replies = await Promise.all(Array.from({ length: 20 }, () => wantAccount(userId)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(204));
    await service.jobs.finish();
    expect(service.issued).toEqual([
      {
        what: 'deposit_account',
        userId,
        body: {
          person: {
            first_name: 'Hazel',
            last_name: 'Bourne',
            dob: '1990-01-31',
            ssn: '512350001',
            address: {
              street_one: '1 Harbor Street',
              city: 'Portland',
              state_abbr: 'OR',
              zip_code: '97201',
            },
            phone_number: '+12025550123',
            email: 'hazel@example.com',
          },
        },
      },
    ]);
    expect(await issuance(userId)).toEqual({
      account_opened: true,
      requested_at: null,
      card_issued: false,
      delayed: false,
      refused: false,
    });
  });

  it('says nothing of how she repays, and is asked again without harm', async () => {
    const userId = await atRepayment(ownSsn());
    await wantAccount(userId);
    await service.jobs.finish();
    expect(await standing(userId)).toMatchObject({ current_task_name: 'repayment_setup' });
    expect((await statesOf(userId)).at(-1)).toBe('verified_identity');
    await confirm(userId);
    await service.jobs.finish();
    expect((await wantAccount(userId)).statusCode).toBe(204);
    await service.jobs.finish();
    expect(madeFor(userId)).toEqual(['deposit_account', 'card_account']);
  });

  it('is refused before how she repays is asked, and for staff who view her account', async () => {
    for (const userId of [newId(), await atPersonalInfo(), await atIdentity(ownSsn())]) {
      expect((await wantAccount(userId)).json().code).toBe('task_not_open');
    }
    const asStaff = service.headers(await atRepayment(ownSsn()), newId());
    expect((await service.inject('POST', DEPOSIT_ACCOUNT, asStaff)).statusCode).toBe(403);
    await service.jobs.finish();
    expect(service.issued).toEqual([]);
  });

  it('keeps nobody from saying how she repays while it cannot be opened, and comes later', async () => {
    service.world.issue = away;
    const userId = await atRepayment(ownSsn());
    await wantAccount(userId);
    await expect(service.jobs.finish()).rejects.toThrow('did not answer');
    expect((await confirm(userId)).statusCode).toBe(204);
    await expect(service.jobs.finish()).rejects.toThrow('did not answer');
    expect(await issuance(userId)).toMatchObject({ account_opened: false, delayed: false });
    service.clock.set('2026-11-21T20:02:00Z');
    expect(await issuance(userId)).toMatchObject({ account_opened: false, delayed: true });
    service.world.issue = () => null;
    await resumeAt('2026-11-21T20:02:30Z');
    expect(await issuance(userId)).toMatchObject({ account_opened: true, card_issued: true });
    expect(madeFor(userId).slice(-2)).toEqual(['deposit_account', 'card_account']);
  });
});

describe('POST /card_application/confirm_repayment_account', () => {
  it('records how she repays, and has her card issued [ONB-125]', async () => {
    const userId = await atRepayment(ownSsn());
    expect((await confirm(userId)).statusCode).toBe(204);
    expect(await standing(userId)).toMatchObject({
      current_task_name: null,
      tasks: { repayment_setup: 'complete' },
      application_complete: false,
    });
    expect((await statesOf(userId)).at(-1)).toBe('acknowledged_repayment_account');
    expect(await issuance(userId)).toMatchObject({
      requested_at: '2026-11-21T20:00:00.000Z',
      card_issued: false,
    });
    await service.jobs.finish();
    expect(madeFor(userId)).toEqual(['deposit_account', 'card_account']);
    expect(service.issued.at(-1)?.body).toMatchObject({
      person: { last_name: 'Bourne' },
      repayment_method: 'ach_debit_flow',
    });
    expect(await issuance(userId)).toMatchObject({ card_issued: true, refused: false });
  });

  it('keeps when and from where her word came', async () => {
    const userId = await atRepayment(ownSsn());
    await confirm(userId);
    const row = await service.database('card_issuance').where({ user_id: userId }).first();
    expect(row).toMatchObject({
      repayment_method: 'ach_debit_flow',
      requested_at: new Date(NOW),
      ip_address: '127.0.0.1',
      user_agent: expect.stringMatching(/./),
    });
  });

  it('is once, however often it is sent', async () => {
    const userId = await atRepayment(ownSsn());
    const replies = await Promise.all(Array.from({ length: 20 }, () => confirm(userId)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(204));
    await service.jobs.finish();
    expect(madeFor(userId)).toEqual(['deposit_account', 'card_account']);
    expect((await confirm(userId)).statusCode).toBe(204);
    const states = await statesOf(userId);
    expect(states.filter((state) => state === 'acknowledged_repayment_account')).toHaveLength(1);
    expect(service.mails).toHaveLength(1);
  });

  it('is refused before it is asked', async () => {
    for (const userId of [newId(), await atPersonalInfo(), await atIdentity(ownSsn())]) {
      const reply = await confirm(userId);
      expect([reply.statusCode, reply.json().code]).toEqual([409, 'task_not_open']);
      expect(await issuance(userId)).toMatchObject({ requested_at: null });
    }
  });

  it('is refused while her bank is linked no more, and for staff who view her account', async () => {
    const userId = await atRepayment(ownSsn());
    const asStaff = service.headers(userId, newId());
    expect((await service.inject('POST', CONFIRM, asStaff)).statusCode).toBe(403);
    service.world.links = () => someLinks({ payroll_linked: true });
    expect((await confirm(userId)).json().code).toBe('task_not_open');
    expect(await issuance(userId)).toMatchObject({ requested_at: null });
  });

  it('does not debit an account that is somebody else’s, and takes her direct deposit', async () => {
    const userId = await atRepayment(ownSsn());
    service.world.links = () => ({ ...allLinked(), bank_is_of_another: true });
    const reply = await confirm(userId);
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'bank_account_of_another']);
    expect(await issuance(userId)).toMatchObject({ requested_at: null });
    service.world.links = () => ({ ...switched(), bank_is_of_another: true });
    expect((await confirm(userId)).statusCode).toBe(204);
  });

  it('records her direct deposit where all of her pay comes to us', async () => {
    const userId = await atRepayment(ownSsn());
    service.world.links = switched;
    expect((await confirm(userId)).statusCode).toBe(204);
    expect((await statesOf(userId)).at(-1)).toBe('switched_direct_deposit');
    await service.jobs.finish();
    expect(service.issued.at(-1)?.body).toMatchObject({ repayment_method: 'direct_deposit_flow' });
  });
});
