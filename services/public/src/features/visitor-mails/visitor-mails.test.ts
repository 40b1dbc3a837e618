import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { RegistrationOptions } from '@reset/api-contract/public/passkeys.ts';
import { newId } from '@reset/service-kit';
import { asCaller, asMember, fakeClient } from '@reset/service-kit/testing';
import {
  askForReset,
  beginSignUp,
  confirm,
  inBrowser,
  postSignUp,
  putPassword,
  signedInAs,
  someSignUp,
  STRONGER,
  tokenIn,
} from '#testing/account-calls.ts';
import { startAccountService } from '#testing/account-service.ts';
import {
  BUDGET,
  post,
  someBudget,
  someRecipient,
  someSurvey,
  SURVEY,
} from '#testing/financial-health-calls.ts';
import { passkeyCalls } from '#testing/passkeys.ts';
import { putUser } from '#testing/public-service.ts';
import { codeOf, DISABLE, ENABLE, peopleOf } from '#testing/second-factor.ts';
import { softwareAuthenticator } from '#testing/software-authenticator.ts';
import { visitorMails } from './visitor-mails.store.ts';

const { service, userOf } = await startAccountService();
const { app, context, database, jobs, mails } = service;
const MAX = context.config.VISITOR_MAILS_A_DAY;

/** What a visitor may send to have a mail sent to whom she likes. */
type Answer = { statusCode: number; body: string };
const ASKS: Record<string, (email: string) => Promise<Answer>> = {
  'a sign-up': (email) => postSignUp(app, someSignUp({ email })),
  'a reset': (email) => askForReset(app, email),
  'a survey': (email) => post(service, SURVEY, someSurvey({ user: someRecipient({ email }) })),
  'a budget': (email) => post(service, BUDGET, someBudget({}, someRecipient({ email }))),
};

const mailsTo = async (email: string) => {
  await jobs.drain();
  return mails.filter(({ to }) => to === email);
};

/** An answer without what differs between any two. */
const shapeOf = ({ statusCode, body }: { statusCode: number; body: string }) => [
  statusCode,
  Object.keys(JSON.parse(body || '{}') as object),
];

describe('the mails of a day that visitors cause for one address', () => {
  it.each(Object.keys(ASKS))('are so many and no more, whoever asks by %s', async (kind) => {
    const email = `${newId()}@example.com`;
    await putUser(app, newId(), { email });
    const ask = ASKS[kind];
    const answers = await Promise.all(Array.from({ length: MAX + 5 }, () => ask?.(email)));
    expect(await mailsTo(email)).toHaveLength(MAX);
    expect(new Set(answers.map((answer) => JSON.stringify(answer && shapeOf(answer)))).size).toBe(
      1,
    );
    expect(
      service.logged.filter(({ msg }) => msg === 'visitor_mail.withheld').length,
    ).toBeGreaterThan(4);
    expect(JSON.stringify(service.logged)).not.toContain(email);
  });

  it('are counted together but for resets, which others never use up, and for each address by itself', async () => {
    const [email, other] = [`${newId()}@example.com`, `${newId()}@example.com`];
    for (const id of [email, other]) await putUser(app, newId(), { email: id });
    for (let round = 0; round < MAX; round += 1) {
      for (const ask of Object.values(ASKS)) await ask(email);
    }
    await ASKS['a survey']?.(other);
    expect(await mailsTo(email)).toHaveLength(2 * MAX);
    const isReset = ({ subject }: { subject: string }) => /password/i.test(subject);
    expect((await mailsTo(email)).filter(isReset)).toHaveLength(MAX);
    expect(await mailsTo(other)).toHaveLength(1);
  });

  it('are as many where nobody has an account', async () => {
    const email = `${newId()}@example.com`;
    for (let round = 0; round <= MAX; round += 1) await ASKS['a sign-up']?.(email);
    expect(await mailsTo(email)).toHaveLength(MAX);
  });

  it('are exactly so many when jobs run at one moment, and a job that runs again sends again', async () => {
    const email = `${newId()}@example.com`;
    const { send } = visitorMails(context);
    const mail = { to: email, subject: 'Hi', text: '', html: () => '' };
    const ids = Array.from({ length: 4 * MAX }, () => newId());
    await Promise.all(ids.map((messageId) => send({ ...mail, messageId })));
    const sent = await mailsTo(email);
    expect(sent).toHaveLength(MAX);
    await send({ ...mail, messageId: sent[0]?.messageId ?? '' });
    expect(await mailsTo(email)).toHaveLength(MAX + 1);
  });

  it('begin anew after 24 hours, and yesterday’s are forgotten', async () => {
    const email = `${newId()}@example.com`;
    const survey = ASKS['a survey'];
    for (let round = 0; round <= MAX; round += 1) await survey?.(email);
    expect(await mailsTo(email)).toHaveLength(MAX);
    service.clock.set('2026-11-21T20:00:00Z');
    await survey?.(email);
    expect(await mailsTo(email)).toHaveLength(MAX + 1);
    await jobs.runSchedule('clear_visitor_mails');
    expect(await database('visitor_mail').pluck('counted_at')).toEqual([
      new Date('2026-11-21T20:00:00Z'),
    ]);
  });

  it('do not keep from its owner what happens while she is signed in', async () => {
    const rosa = await peopleOf(service).withPhone();
    for (let round = 0; round <= MAX; round += 1) await ASKS['a reset']?.(rosa.email);
    await rosa.send();
    await rosa.verify(await rosa.readText(), ENABLE);
    const subjects = (await mailsTo(rosa.email)).map(({ subject }) => subject);
    expect(subjects).toHaveLength(MAX + 1);
    expect(subjects.at(-1)).toBe('Two-factor authentication is on');
  });

  it('count those of an account whose address nobody confirmed', async () => {
    const email = `${newId()}@example.com`;
    const id = newId();
    await putUser(app, id, { email, confirmed: false });
    const again = () =>
      app.inject({
        method: 'POST',
        url: '/api/v1/users/confirmations/send_instructions_for_current_user',
        headers: signedInAs(id, 'hers'),
      });
    for (let round = 0; round <= MAX; round += 1) expect((await again()).statusCode).toBe(204);
    expect(await mailsTo(email)).toHaveLength(MAX);
  });
});

describe('every mail of this service', () => {
  // What a stranger types in each field that takes a name of hers.
  const TYPED = 'Buy-at-evil.example';

  it('says nothing that a stranger typed, in the language of who it goes to', async () => {
    const english = await allMailsOf('en-US');
    const spanish = await allMailsOf('es-US');
    expect(new Set([...english, ...spanish].map(({ subject }) => subject))).toEqual(
      new Set(await allSubjects()),
    );
    expect(new Set(english.map(languageOf))).toEqual(new Set(['en']));
    expect(new Set(spanish.map(languageOf))).toEqual(new Set(['es']));
    expect(JSON.stringify([english, spanish])).not.toContain(TYPED);
  });

  const languageOf = ({ html }: { html: string }) => /<html lang="(\w+)"/.exec(html)?.[1];

  /** All that is mailed to somebody who signs up in a language, or to whom strangers have it mailed. */
  async function allMailsOf(language: 'en-US' | 'es-US') {
    const email = `${newId()}@example.com`;
    const names = { first_name: TYPED, last_name: TYPED };
    const his = { ...inBrowser('his'), 'accept-language': language };
    const token = await beginSignUp(app, { ...names, email }, his);
    await post(service, SURVEY, someSurvey({ user: { name: TYPED, email } }), his);
    await post(service, BUDGET, someBudget({}, { name: TYPED, email }), his);
    await putPassword(app, token, { headers: inBrowser('his') });
    await beginSignUp(app, { ...names, email }, inBrowser('his'));
    await askForReset(app, email);
    const has = (word: string) => (mail: { text: string }) => mail.text.includes(word);
    const reset = (await mailsTo(email)).findLast(has('reset_password_token'));
    await putPassword(app, tokenIn(reset ?? { text: '' }), { password: STRONGER });

    const { id } = await userOf(email);
    const { codes, ...her } = await turnsFactorOn(id);
    const codeText = {
      'en-US': /^Your Reset code is \d{6}\. /,
      'es-US': /^Tu código de Reset es \d{6}\. /,
    };
    expect(service.texts.at(-1)?.body).toMatch(codeText[language]);
    const [first, second, third, fourth] = codes;
    await turnsAppOn(her, first);
    await her.turnOffApp({ password: STRONGER, otp_attempt: second });
    await turnsAppOn(her, third);
    const renewed = await her.renewCodes({ password: STRONGER, otp_attempt: fourth });
    const [fifth, sixth] = renewed.json<{ recovery_codes: string[] }>().recovery_codes;
    await her.verify(fifth ?? '', DISABLE);
    await her.turnOffApp({ password: STRONGER, otp_attempt: sixth });
    await addsAndRemovesPasskey(id);
    await takesHerData(id);
    await app.inject({
      method: 'POST',
      url: `/internal/users/${id}/phone_number`,
      headers: asCaller('admin', { audience: 'public' }),
      payload: { phone_number: '2025550177' },
    });
    const sent = await mailsTo(email);
    const confirmation = sent.find(has('confirmation_token'));
    await confirm(app, tokenIn(confirmation ?? { text: '' }));
    await isClosedByStaff(id);
    await beginSignUp(app, { ...names, email }, his);
    return mailsTo(email);
  }

  /** Staff close her account, of which records have to be kept, and with them her address. */
  async function isClosedByStaff(id: string) {
    const member = fakeClient({
      post: async <Reply>() => ({ kept_for: ['card_account'] }) as Reply,
    });
    await service.buildWith({ services: { ...context.services, member } }).inject({
      method: 'POST',
      url: `/internal/users/${id}/closure`,
      headers: asCaller('admin', { audience: 'public' }),
      payload: { actor_id: newId() },
    });
  }

  /** She gives a phone, and turns the second factor on. */
  async function turnsFactorOn(id: string) {
    await database('users').where({ id }).update({ phone_number: '2025550143' });
    const own = peopleOf(service).signedIn(id);
    await own.send();
    const reply = await own.verify(await own.readText(), ENABLE);
    return { ...own, codes: reply.json<{ recovery_codes: string[] }>().recovery_codes };
  }

  /** She proves who she is by a recovery code, and types what the app shows. */
  async function turnsAppOn(
    her: ReturnType<ReturnType<typeof peopleOf>['signedIn']>,
    recoveryCode: string | undefined,
  ) {
    const reply = await her.setUpApp({ password: STRONGER, otp_attempt: recoveryCode });
    const { key } = reply.json<{ key: string }>();
    await her.turnOnApp(codeOf(key, service.clock.now()));
  }

  /** She adds a passkey under a name, and removes it. */
  async function addsAndRemovesPasskey(id: string) {
    const her = passkeyCalls(service).member(id);
    const begun = await her.begin({ password: STRONGER });
    const { options } = begun.json<{ options: RegistrationOptions }>();
    const credential = softwareAuthenticator(context.config.ORIGIN).register(options);
    const added = await her.add(credential, TYPED);
    await her.remove(added.json<{ id: string }>().id, { password: STRONGER });
  }

  /** She takes a copy of what is kept about her, of services that keep nothing. */
  async function takesHerData(id: string) {
    const none = fakeClient({ get: async <Reply>() => ({ sections: [] }) as Reply });
    const services = { admin: none, gateway: none, member: none, onboarding: none };
    await service.buildWith({ services }).inject({
      method: 'POST',
      url: '/api/v1/users/data_export',
      headers: asMember(id, { audience: 'public', sessionId: newId(), deviceId: 'his' }),
      payload: { current_password: STRONGER },
    });
  }

  /** The subjects of all mails that stand in the source, so that a new one has to be tried here. */
  async function allSubjects(): Promise<string[]> {
    const folder = join(import.meta.dirname, '..');
    const subjects: string[] = [];
    for await (const file of glob('**/*{mail,words}*.ts', { cwd: folder })) {
      if (file.endsWith('.test.ts')) continue;
      const source = await readFile(join(folder, file), 'utf8');
      for (const [, subject = ''] of source.matchAll(/subject: '([^']+)'/g)) subjects.push(subject);
    }
    return subjects;
  }
});
