import { describe, expect, it } from '@jest/globals';
import { newId, ProviderError } from '@reset/service-kit';
import { CARD_APPLICANT, someCardWorld } from '#testing/card-world.ts';
import { someMember } from '#testing/member-service.ts';
import { problemsOf, startCardService } from '#testing/some-cardholder.ts';

const { service, someone } = await startCardService();
const { issuer } = service.world;

const post = (by: string, path: string, payload?: object) =>
  service.give(`members/${path}`, payload, { by });
const close = async (userId: string) => (await post('public', `${userId}/closure`)).statusCode;
const statusesOf = (issuerId: string) =>
  issuer.cards.filter(({ accountId }) => accountId === issuerId).map(({ status }) => status);
const timesEnded = (cardId: string) => issuer.terminated.filter((id) => id === cardId).length;
describe('the cards of an account that is closed', () => {
  it('end at the issuer once the closure is final, each once [ADM-121]', async () => {
    const member = await someone();
    await member.mayOwe(50_000);
    expect(await member.buy()).toEqual({ status: 'APPROVED' });
    // She owes, so that nothing is closed, and her card goes on.
    expect(await close(member.userId)).toBe(409);
    await service.jobs.drain();
    expect(statusesOf(member.issuerId)).toEqual(['active']);

    const other = await someone();
    expect(await close(other.userId)).toBe(200);
    expect(await close(other.userId)).toBe(200);
    expect(statusesOf(other.issuerId)).toEqual(['active']);
    await service.jobs.drain();
    expect(statusesOf(other.issuerId)).toEqual(['terminated']);
    expect(timesEnded(other.cardId)).toBe(1);
    expect(await problemsOf(service)).toEqual([]);
  });

  it('are ended once where the answer was lost', async () => {
    const member = await someone();
    await close(member.userId);
    issuer.afterCall = (call) => {
      if (call === 'terminateCard') throw new ProviderError('time-out', 'unavailable');
    };
    await expect(service.jobs.drain()).rejects.toThrow('time-out');
    issuer.afterCall = someCardWorld().issuer.afterCall;
    await service.jobs.drain();
    expect(timesEnded(member.cardId)).toBe(1);
    const kept = await service.database('card').where({ synctera_card_id: member.cardId });
    expect(kept).toMatchObject([{ status: 'terminated' }]);
  });

  it('pay for nothing from the closure on, and say why', async () => {
    const member = await someone();
    await close(member.userId);
    // Whoever sets her a limit again opens nothing.
    await member.mayOwe(50_000);
    expect(await member.buy()).toEqual({ status: 'DECLINED', reason: 'ACCOUNT_NOT_OPEN' });
    await service.jobs.drain();
    expect(await member.buy()).toEqual({ status: 'DECLINED', reason: 'CARD_NOT_ACTIVE' });
    const declined = await service
      .database('card_transaction')
      .where({ card_account_id: member.accountId })
      .orderBy('id')
      .pluck('decline_reason');
    expect(declined.toSorted()).toEqual(['ACCOUNT_NOT_OPEN', 'CARD_NOT_ACTIVE']);
    expect(await problemsOf(service)).toEqual([]);
  });

  it('have none made after them, whoever asks for one', async () => {
    const member = await someone();
    await close(member.userId);
    const order = { expedited_fulfillment: false };
    expect((await post('admin', `${member.userId}/physical_card`, order)).statusCode).toBe(409);
    const { address } = CARD_APPLICANT;
    const again = await post('onboarding', `${member.userId}/cards`, { form: 'PHYSICAL', address });
    expect(again.statusCode).toBe(404);
    await service.put(`${member.userId}/card_account`, { person: CARD_APPLICANT });
    await service.jobs.drain();
    expect(statusesOf(member.issuerId)).toEqual(['terminated']);
  });

  it('end also where the issuer made one while the account was closed', async () => {
    const member = await someone();
    await post('admin', `${member.userId}/physical_card`, { expedited_fulfillment: false });
    await close(member.userId);
    await service.jobs.drain();
    expect(statusesOf(member.issuerId)).toEqual(['terminated']);
    // It was on its way to the issuer, and is found when the account is read.
    const late = { accountId: member.issuerId, lastFour: '0007', form: 'PHYSICAL' } as const;
    issuer.cards.push({ id: newId(), ...late, status: 'unactivated' });
    await member.sync();
    await service.jobs.runSchedule('requeue-card-terminations');
    await service.jobs.drain();
    expect(statusesOf(member.issuerId)).toEqual(['terminated', 'terminated']);
    const before = service.jobs.taken('terminate-cards').length;
    await service.jobs.runSchedule('requeue-card-terminations');
    expect(service.jobs.taken('terminate-cards')).toHaveLength(before);
  });

  it('never come to be where the account was closed before the issuer had opened it', async () => {
    const userId = await someMember(service);
    issuer.beforeCall = (call) => {
      if (call === 'issueVirtual') throw new ProviderError('away', 'unavailable');
    };
    await service.put(`${userId}/card_account`, { person: CARD_APPLICANT });
    expect(await close(userId)).toBe(200);
    issuer.beforeCall = someCardWorld().issuer.beforeCall;
    await service.put(`${userId}/card_account`, { person: CARD_APPLICANT });
    await service.jobs.drain();
    const account = await service.database('card_account').where({ user_id: userId }).first();
    expect(statusesOf(account.synctera_account_id)).toEqual([]);
  });
});
