import { newId } from '@reset/service-kit';
import { asViewer } from '@reset/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { anotherThan, countByStatus, MFA } from '#testing/browser.ts';
import {
  PASSWORD,
  startPublicService,
  type PublicServiceUnderTest,
  sessionOf,
} from '#testing/public-service.ts';
import { DISABLE, peopleOf } from '#testing/second-factor.ts';

const START = '2026-11-20T20:00:00.000Z';

let service: PublicServiceUnderTest;
let people: ReturnType<typeof peopleOf>;
beforeAll(async () => {
  service = await startPublicService();
  people = peopleOf(service);
});
beforeEach(() => service.clock.set(START));
afterAll(() => service.stop());

describe('a recovery code', () => {
  it('signs in once, in any spelling, and its owner gets a mail with how many are left', async () => {
    const rosa = await people.turnedOn();
    const [first = ''] = rosa.codes;
    const code = ` ${first.toUpperCase().replaceAll('-', ' ')} `;
    expect(sessionOf(await rosa.signIn({ ...rosa, code }))).toMatchObject({ user_id: rosa.id });
    expect((await rosa.signIn({ ...rosa, code })).statusCode).toBe(422);
    expect(await rosa.current()).toMatchObject({ recovery_codes_left: 9 });
    const mails = await people.mailsTo(rosa);
    expect(mails.at(-1)?.subject).toBe('A recovery code was used');
    expect(mails.at(-1)?.text).toContain('on Friday, November 20, 12:00 PM PST. It');
    expect(mails.at(-1)?.text).toContain('Recovery codes left: 9');
  });

  it('serves once when it comes twice at a time', async () => {
    const rosa = await people.turnedOn();
    const [code = ''] = rosa.codes;
    const replies = await Promise.all([1, 2].map(() => rosa.signIn({ ...rosa, code })));
    expect(countByStatus(replies)).toEqual({ 200: 1, 422: 1 });
  });

  it('turns it off, after which none serves', async () => {
    const rosa = await people.turnedOn();
    const [first = ''] = rosa.codes;
    expect((await rosa.verify(first, DISABLE)).statusCode).toBe(200);
    expect(await rosa.current()).toMatchObject({ mfa_enabled: false, recovery_codes_left: 0 });
    expect(await service.database('recovery_code').where({ user_id: rosa.id })).toEqual([]);
  });

  it('is nobody else’s', async () => {
    const [rosa, other] = [await people.turnedOn(), await people.turnedOn()];
    const [code = ''] = other.codes;
    expect((await rosa.signIn({ ...rosa, code })).statusCode).toBe(422);
    expect((await other.signIn({ ...other, code })).statusCode).toBe(200);
  });

  it('is guessed at ten times, then not for 15 minutes', async () => {
    const rosa = await people.turnedOn();
    const [code = ''] = rosa.codes;
    const guess = () => rosa.signIn({ ...rosa, code: 'aaaa-aaaa-aaaa-aaaa' });
    const replies = [];
    for (let tried = 0; tried < 11; tried++) replies.push(await guess());
    expect(countByStatus(replies)).toEqual({ 422: 10, 429: 1 });
    expect((await rosa.signIn({ ...rosa, code })).statusCode).toBe(429);
    service.clock.set('2026-11-20T20:15:00Z');
    expect((await rosa.signIn({ ...rosa, code })).statusCode).toBe(200);
  });
});

describe('renewing recovery codes', () => {
  it('takes the password and a code, gives ten new ones, ends the old, and writes to her', async () => {
    const rosa = await people.withApp();
    service.clock.set('2026-11-20T20:01:00Z');
    const awaited = await rosa.renewCodes();
    expect(awaited.json()).toEqual({
      success: false,
      mfa_required: true,
      user_id: rosa.id,
      second_factors: ['authenticator_app'],
    });
    const reply = await rosa.renewCodes({ otp_attempt: rosa.shows() });
    const { recovery_codes: codes } = reply.json<{ recovery_codes: string[] }>();
    expect(new Set([...codes, ...rosa.codes]).size).toBe(20);
    expect(await rosa.current()).toMatchObject({ recovery_codes_left: 10 });
    expect((await rosa.signIn({ ...rosa, code: rosa.codes[0] ?? '' })).statusCode).toBe(422);
    expect((await rosa.signIn({ ...rosa, code: codes[0] ?? '' })).statusCode).toBe(200);
    expect((await people.mailsTo(rosa)).at(-2)).toMatchObject({
      subject: 'You have new recovery codes',
      text: expect.stringContaining('When: Friday, November 20, 12:01 PM PST'),
    });
  });

  it('leaves the old ones for a wrong password or a wrong code', async () => {
    const rosa = await people.withApp();
    expect((await rosa.renewCodes({ password: 'wrong' })).statusCode).toBe(422);
    await rosa.renewCodes();
    const wrong = anotherThan(rosa.shows());
    expect((await rosa.renewCodes({ otp_attempt: wrong })).json()).toMatchObject({
      errors: { otp_attempt: ['Invalid code'] },
    });
    expect((await rosa.signIn({ ...rosa, code: rosa.codes[0] ?? '' })).statusCode).toBe(200);
  });

  it('is nothing for who has no second factor', async () => {
    const rosa = await people.somePerson();
    expect((await rosa.renewCodes()).json()).toMatchObject({ code: 'second_factor_off' });
    expect(await service.database('recovery_code').where({ user_id: rosa.id })).toEqual([]);
  });

  it('is refused while staff view the product as her', async () => {
    const { id } = await people.withFactor();
    const reply = await service.app.inject({
      method: 'POST',
      url: `${MFA}/recovery_codes`,
      headers: asViewer(id, newId(), { audience: 'public' }),
      payload: { password: PASSWORD },
    });
    expect(reply.statusCode).toBe(403);
  });
});

describe('the database', () => {
  it('holds no code that serves, nor do the jobs', async () => {
    const rosa = await people.turnedOn();
    await rosa.signIn(rosa);
    const code = await rosa.readText();
    const tables = [
      'code_challenge',
      'wrong_code',
      'recovery_code',
      'event',
      'users',
      'known_device',
    ];
    const rows = await Promise.all(
      tables.map((table) => service.database.raw(`SELECT t::text AS row FROM ${table} t`)),
    );
    const written = [
      ...rows.flatMap(({ rows: all }: { rows: { row: string }[] }) => all.map(({ row }) => row)),
      ...service.jobs.taken().map((job) => JSON.stringify(job.data)),
    ].join('\n');
    expect(written).toContain(rosa.id);
    // Six digits by themselves: ids and instants have such a run within them by chance.
    expect(written).not.toMatch(new RegExp(`(?<![0-9a-f.])${code}(?![0-9a-f])`));
    for (const recoveryCode of rosa.codes) {
      expect(written).not.toContain(recoveryCode);
      expect(written).not.toContain(recoveryCode.replaceAll('-', ''));
      expect(written).not.toContain(Buffer.from(recoveryCode.replaceAll('-', '')).toString('hex'));
    }
  });
});
