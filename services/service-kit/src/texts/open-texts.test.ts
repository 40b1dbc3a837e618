import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startProviderSandbox, type RunningSandbox } from '../../testing/provider-sandbox.ts';
import { openTexts } from './open-texts.ts';
import { TextError } from './texts.ts';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startProviderSandbox();
});
afterAll(() => sandbox.stop());

const texts = (changes: Partial<Parameters<typeof openTexts>[0]> = {}) =>
  openTexts({
    baseUrl: `${sandbox.url}/twilio`,
    account: 'sandbox',
    token: 'sandbox',
    from: '+12025550100',
    ...changes,
  });

const textsTo = async (number: string) =>
  (await (await fetch(`${sandbox.url}/texts.json?to=${number}`)).json()) as { text: string }[];

describe('send', () => {
  it('has the text delivered once, however often it is sent with its key', async () => {
    const text = { to: '+13105550142', body: 'Your code is 123456 & yours: Zoë', key: 'job-1' };
    await texts().send(text);
    await texts().send(text);
    expect(await textsTo('3105550142')).toMatchObject([{ text: text.body }]);
  });

  it.each(['3105550142', '+1310555014a', '+13105550142,+13105550143', ''])(
    'refuses %j, which is not one number in E.164',
    async (to) => {
      const sending = texts().send({ to, body: 'Hi', key: 'job-2' });
      await expect(sending).rejects.toThrow(TextError);
    },
  );

  it('says that it was refused, and neither to whom nor what', async () => {
    const sending = texts({ token: '' }).send({ to: '+13105550143', body: 'Hi', key: 'job-3' });
    await expect(sending).rejects.toThrow(new TextError('The text was not taken (401)'));
    expect(await textsTo('3105550143')).toEqual([]);
  });

  it('says that nobody answered', async () => {
    const away = texts({ baseUrl: 'http://127.0.0.1:1' });
    const sending = away.send({ to: '+13105550143', body: 'Hi', key: 'job-4' });
    await expect(sending).rejects.toThrow(/^The texts' provider did not answer/);
  });
});
