import { surveyEvents } from '@reset/api-contract/public/survey-events.ts';
import { migrate, newId } from '@reset/service-kit';
import { earlierDb, testDatabase } from '@reset/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  ANSWERS,
  mailTo,
  post,
  refusalOf,
  refused,
  someRecipient,
  someSurvey,
  SURVEY,
} from '#testing/financial-health-calls.ts';
import {
  DB,
  readEvents,
  startPublicService,
  type PublicServiceUnderTest,
} from '#testing/public-service.ts';
import Value from 'typebox/value';

let service: PublicServiceUnderTest;
beforeAll(async () => {
  service = await startPublicService();
});
afterAll(() => service.stop());

describe('POST /financial_health/survey', () => {
  it('mails the link that carries the eight answers [PUB-110, PUB-111]', async () => {
    const user = someRecipient({ email: 'survey@example.com' });
    const reply = await post(service, SURVEY, someSurvey({ user }));
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toEqual({});
    const mail = await mailTo(service, 'survey@example.com');
    expect(mail.subject).toBe('Your financial health results');
    const link = 'https://app.example/financial-health?ss=00050a1021436364';
    expect(mail.text).toContain(`\n${link}\n`);
    expect(mail.html).toContain(`href="${link}"`);
    expect(mail.text).toContain('Your score: 41 out of 100');
    expect(mail.messageId).toBe(service.jobs.taken('survey_results_mail').at(-1)?.id);
  });

  it('keeps what was answered, with one spelling of name and address [PUB-111]', async () => {
    const user = { name: ' Ana\n Maria ', email: ' Kept@Example.COM ' };
    await post(service, SURVEY, someSurvey({ user }));
    const row = await service
      .database('survey_result')
      .where({ email: 'kept@example.com' })
      .first();
    expect(row).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
      name: 'Ana Maria',
      email: 'kept@example.com',
      answers: ANSWERS,
      created_at: service.clock.now(),
    });
    const job = service.jobs.taken('survey_results_mail').at(-1);
    expect(job?.data).toEqual({ survey_result_id: row.id, language: null });
  });

  it('publishes what was answered, also what was before it was published [ADM-088]', async () => {
    await post(service, SURVEY, someSurvey({ user: { name: 'Ana', email: 'ana@example.com' } }));
    const row = await service.database('survey_result').where({ email: 'ana@example.com' }).first();
    const event = (await readEvents(service.app)).find(({ subject }) => subject === row.id);
    expect(event).toMatchObject({
      type: 'survey.answered',
      payload: {
        name: 'Ana',
        email: 'ana@example.com',
        subscores: ANSWERS,
        created_at: service.clock.now().toISOString(),
      },
    });
    expect(Value.Check(surveyEvents['survey.answered'], event)).toBe(true);

    const before = await testDatabase(await earlierDb(DB, (file) => file < '20261216'));
    await before.database('survey_result').insert(row);
    await migrate(before.database, DB);
    const [published] = await before.database('event').where({ type: 'survey.answered' });
    expect(published).toMatchObject({ subject: row.id, payload: event?.payload });
    await before.drop();
  });

  it.each([
    ['none', []],
    ['seven', ANSWERS.slice(1)],
    ['nine', [...ANSWERS, 1]],
    ['four, as there are categories', [10, 20, 30, 40]],
    ['one that is negative', ANSWERS.with(3, -1)],
    ['one above 100', ANSWERS.with(3, 101)],
    ['a fraction', ANSWERS.with(3, 33.3)],
    ['a text', ANSWERS.with(3, '50' as never)],
    ['NaN, which JSON writes as null', ANSWERS.with(3, Number.NaN)],
    ['NaN as text', ANSWERS.with(3, 'NaN' as never)],
    ['a list for one', ANSWERS.with(3, [50] as never)],
    ['four hundred', Array.from({ length: 400 }, () => 0)],
    ['four hundred that are wrong', Array.from({ length: 400 }, () => '')],
    ['a text for all', '00050a1021436364'],
    ['an object for all', { 0: 1 }],
    ['null', null],
    ['nothing', undefined],
  ])('refuses answers: %s [PUB-111]', async (_what, subscores) => {
    expect(await refusalOf(service, SURVEY, someSurvey({ subscores }))).toEqual(
      refused('subscores'),
    );
  });

  it('refuses a number that only JSON can write', async () => {
    const written = JSON.stringify(someSurvey()).replace('[0,', '[1e999,');
    expect(await refusalOf(service, SURVEY, written)).toEqual(refused('subscores'));
    expect(await refusalOf(service, SURVEY, written.replace('1e999', '-1e999'))).toEqual(
      refused('subscores'),
    );
  });

  it.each([
    ['an id', { id: newId() }, ['id']],
    ['a score', { score: 100 }, ['score']],
    ['nobody', { user: undefined }, ['user']],
    ['a list for somebody', { user: [] }, ['user']],
  ])('refuses %s', async (_what, changes, fields) => {
    expect(await refusalOf(service, SURVEY, someSurvey(changes))).toEqual(refused(...fields));
  });

  it('answers 201 to the least and the most', async () => {
    for (const answer of [0, 100]) {
      const subscores = Array.from({ length: 8 }, () => answer);
      expect((await post(service, SURVEY, someSurvey({ subscores }))).statusCode).toBe(201);
    }
  });
});
