import type { MemberLinks } from '@reset/api-contract/member/links.ts';
import { eventSubscriptions, InternalCallError } from '@reset/service-kit';
import { eventually } from '@reset/service-kit/testing';
import { describe, expect, it } from '@jest/globals';
import { buildApp } from '#app.ts';
import { allLinked } from '#testing/applying.ts';
import { eventOwner } from '#testing/event-owner.ts';
import { away, issuing, switched } from '#testing/issuing.ts';
import { someLinks, startedService } from '#testing/onboarding-service.ts';
import { takeBackRepayment } from './card-issuance.guard.ts';

const service = await startedService({ links: allLinked });
const { standing, atRepayment, ownSsn, confirm, wantAccount, issuance, madeFor, resumeAt } =
  issuing(service);

const unlinked = (): MemberLinks => someLinks({ payroll_linked: true });
const LATER = '2026-11-21T20:00:30Z';

/** As she unlinks her bank, and member publishes that. */
async function unlink(userId: string): Promise<void> {
  service.world.links = unlinked;
  await service.jobs.add(service.database, 'take-back-repayment', { user_id: userId });
}
const expectAskedAnew = async (userId: string) => {
  expect(await standing(userId)).toMatchObject({
    current_task_name: 'bank_linking',
    tasks: { identity_verification: 'complete', repayment_setup: 'incomplete' },
  });
  expect(await issuance(userId)).toMatchObject({ requested_at: null, card_issued: false });
  expect(service.mails).toEqual([]);
};

describe('a bank that is unlinked after autopay was confirmed', () => {
  it('takes the word back, and nothing is opened', async () => {
    const userId = await atRepayment(ownSsn());
    await confirm(userId);
    await unlink(userId);
    await service.jobs.finish();
    await expectAskedAnew(userId);
    expect(madeFor(userId)).toEqual([]);
    const rows = await service.database('card_issuance').where({ user_id: userId });
    expect(rows).toEqual([]);
  });

  it('is noticed by issuing itself before anything is opened, whatever was published', async () => {
    const userId = await atRepayment(ownSsn());
    await confirm(userId);
    service.world.links = unlinked;
    await service.jobs.finish();
    await expectAskedAnew(userId);
    expect(madeFor(userId)).toEqual([]);
  });

  it('leaves nothing confirmed where both cross', async () => {
    const userId = await atRepayment(ownSsn());
    let reads = 0;
    // Unlinked right after it was asked for.
    service.world.links = () => ((reads += 1) === 1 ? allLinked() : unlinked());
    expect((await confirm(userId)).statusCode).toBe(204);
    await Promise.all([unlink(userId), confirm(userId)]);
    await service.jobs.finish();
    await expectAskedAnew(userId);
    expect(madeFor(userId)).toEqual([]);
  });

  it('comes to no card while the issuer is slow to open the account', async () => {
    const userId = await atRepayment(ownSsn());
    await confirm(userId);
    service.world.issue = async () => {
      service.world.links = unlinked;
      // By the job of the event, which runs beside the one that waits for the issuer.
      await takeBackRepayment(service.context, { userId, requestId: 'unlinked' });
      return null;
    };
    await service.jobs.finish();
    await expectAskedAnew(userId);
    expect(madeFor(userId)).toEqual(['deposit_account']);
    expect(await issuance(userId)).toMatchObject({ account_opened: true });
  });

  it('takes the word back at once while the issuer’s people look at her', async () => {
    service.world.issue = () => new InternalCallError('refused', 409, 'cardholder_in_review');
    const userId = await atRepayment(ownSsn());
    await confirm(userId);
    await service.jobs.finish();
    await unlink(userId);
    await service.jobs.finish();
    await expectAskedAnew(userId);
    service.world.issue = () => null;
    await resumeAt('2026-11-21T20:03:00Z');
    expect(new Set(madeFor(userId))).toEqual(new Set(['deposit_account']));
  });

  it('comes to no card where the account was open before she confirmed', async () => {
    const userId = await atRepayment(ownSsn());
    await wantAccount(userId);
    await service.jobs.finish();
    service.clock.set(LATER);
    await confirm(userId);
    service.world.links = unlinked;
    await service.jobs.finish();
    await expectAskedAnew(userId);
    expect(madeFor(userId)).toEqual(['deposit_account']);
  });

  it('stops nothing once the issuer has made something by her word', async () => {
    const userId = await atRepayment(ownSsn());
    service.world.issue = (what) => (what === 'card_account' ? away() : null);
    await confirm(userId);
    await expect(service.jobs.finish()).rejects.toThrow('did not answer');
    await unlink(userId);
    service.world.issue = () => null;
    await resumeAt('2026-11-21T20:03:00Z');
    expect(await issuance(userId)).toMatchObject({ card_issued: true });
  });

  it('stops nothing where she has linked one again, or all of her pay comes to us', async () => {
    const again = await atRepayment(ownSsn());
    await confirm(again);
    await unlink(again);
    service.world.links = allLinked;
    await service.jobs.finish();
    expect(await issuance(again)).toMatchObject({ card_issued: true });
    const paid = await atRepayment(ownSsn());
    service.world.links = switched;
    await confirm(paid);
    await unlink(paid);
    service.world.links = () => ({ ...unlinked(), direct_deposit_switched: true });
    await service.jobs.finish();
    expect(await issuance(paid)).toMatchObject({ card_issued: true });
  });

  it('stops nothing by having broken: it is linked still', async () => {
    const userId = await atRepayment(ownSsn());
    await confirm(userId);
    service.world.links = () => ({ ...allLinked(), has_earnings: null });
    await service.jobs.finish();
    expect(await issuance(userId)).toMatchObject({ card_issued: true });
  });

  it('decides nothing while nobody says what is linked', async () => {
    const userId = await atRepayment(ownSsn());
    await confirm(userId);
    service.world.links = () => new InternalCallError('away', 503, 'service_unavailable');
    await expect(service.jobs.finish()).rejects.toThrow();
    expect(madeFor(userId)).toEqual([]);
    service.world.links = allLinked;
    await service.jobs.finish();
    expect(await issuance(userId)).toMatchObject({ card_issued: true });
  });

  it('can be followed by another one and another word', async () => {
    const userId = await atRepayment(ownSsn());
    await confirm(userId);
    await unlink(userId);
    await service.jobs.finish();
    service.world.links = allLinked;
    service.clock.set(LATER);
    expect((await confirm(userId)).statusCode).toBe(204);
    await service.jobs.finish();
    expect(await issuance(userId)).toMatchObject({ card_issued: true });
  });

  it('is somebody else’s by now: the word is taken back as well', async () => {
    const userId = await atRepayment(ownSsn());
    await confirm(userId);
    service.world.links = () => ({ ...allLinked(), bank_is_of_another: true });
    await service.jobs.finish();
    expect(await standing(userId)).toMatchObject({ current_task_name: 'repayment_setup' });
    expect(madeFor(userId)).toEqual([]);
  });
});

describe('the event of the member service', () => {
  it('is what takes the word back', async () => {
    const userId = await atRepayment(ownSsn());
    const owners = { public: eventOwner('well'), member: eventOwner('badly') };
    const events = eventSubscriptions(service.context);
    const services = { public: owners.public.client, member: owners.member.client };
    const app = buildApp({ ...service.context, events, services });
    await app.ready();
    events.start();
    owners.member.publish('bank.linked', userId);
    owners.member.publish('bank.unlinked', userId);
    await eventually(async () =>
      expect(service.jobs.taken('take-back-repayment').map(({ data }) => data)).toContainEqual({
        user_id: userId,
      }),
    );
    await app.close();
  });
});
