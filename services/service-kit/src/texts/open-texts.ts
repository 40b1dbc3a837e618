import { askByHttp } from '../outbound/ask-by-http.ts';
import { TextError, type Texts } from './texts.ts';

const NUMBER = /^\+[1-9]\d{6,14}$/;

/**
 * Texts by Twilio's Messages API. A key that comes again is not sent again where the
 * provider heeds Idempotency-Key.
 * https://www.twilio.com/docs/messaging/api/message-resource
 * @param options.from the number that they come from, in E.164
 */
export function openTexts(options: {
  baseUrl: string;
  account: string;
  token: string;
  from: string;
}): Texts {
  const url = `${options.baseUrl}/2010-04-01/Accounts/${encodeURIComponent(options.account)}/Messages.json`;
  const credentials = Buffer.from(`${options.account}:${options.token}`).toString('base64');
  return {
    async send({ to, body, key }) {
      if (!NUMBER.test(to)) throw new TextError('That is no number to send a text to');
      const { status } = await askByHttp(url, {
        method: 'POST',
        headers: {
          authorization: `Basic ${credentials}`,
          'content-type': 'application/x-www-form-urlencoded',
          'idempotency-key': key,
        },
        body: new URLSearchParams({ To: to, From: options.from, Body: body }).toString(),
      }).catch(({ name }: Error) => {
        throw new TextError(`The texts' provider did not answer (${name})`);
      });
      // What it says quotes the number and the text; its status does not.
      if (status < 200 || status > 299) throw new TextError(`The text was not taken (${status})`);
    },
  };
}
