import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { countByStatus } from '#testing/browser.ts';
import {
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
