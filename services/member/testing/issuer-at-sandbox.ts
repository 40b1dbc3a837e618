import { newId } from '@reset/service-kit';
import type { RunningSandbox } from '@reset/service-kit/testing';
import { syncteraCardIssuing } from '#providers/synctera/card-issuing.ts';
import { syncteraPayouts } from '#providers/synctera/payouts.ts';
import { CARD_APPLICANT } from './card-world.ts';

/** The imitated issuer that runs as a process of its own. */
export function issuerAtSandbox({ url }: RunningSandbox) {
  const synctera = { baseUrl: `${url}/synctera`, apiKey: 'sandbox' };
  const issuer = syncteraCardIssuing(synctera);
  const ask = async <Reply>(method: string, path: string, body: object): Promise<Reply> => {
    const headers = { authorization: 'Bearer sandbox', 'content-type': 'application/json' };
    const reply = await fetch(`${url}${path}`, { method, headers, body: JSON.stringify(body) });
    if (!reply.ok) throw new Error(`${path} was answered with ${reply.status}.`);
    const text = await reply.text();
    return (text === '' ? null : JSON.parse(text)) as Reply;
  };
  const somePerson = async (): Promise<string> => {
    const { first_name, last_name, dob, ssn, address, phone_number, email } = CARD_APPLICANT;
    const { street_one, city, state_abbr: state, zip_code: zipCode } = address;
    const personId = await issuer.createPerson(
      {
        firstName: first_name,
        lastName: last_name,
        dateOfBirth: dob,
        ssn,
        email,
        address: { streetOne: street_one, streetTwo: null, city, state, zipCode },
        phoneNumber: phone_number,
      },
      newId(),
    );
    await issuer.verifyPerson(personId, { inReview: false });
    return personId;
  };
  return {
    synctera,
    /** A call of its API or of its controls; throws where it is refused. */
    ask,
    /** Moves its clock to that instant. */
    setClock: (instant: string) =>
      ask('PUT', '/clock', { offset_ms: Date.parse(instant) - Date.now() }),
    loseAnswers: (path?: string) =>
      ask('PUT', '/faults/synctera', { mode: 'lose_answer', delay_ms: 0, count: 1, path }),
    /** An account that pay can be sent to. */
    async someDeposit(): Promise<string> {
      return (await issuer.openDeposit(await somePerson(), newId())).accountId;
    },
    /** Somebody with so much on her account, and her account at another bank. */
    async someRecipient(cents: number) {
      const personId = await somePerson();
      const accountId = await issuer.openAccount(personId, newId());
      if (cents > 0) {
        const path = `/control/synctera/accounts/${accountId}/deposits`;
        await ask('POST', path, { amount: cents });
      }
      const recipientId = await syncteraPayouts(synctera).registerRecipient(
        {
          personId,
          ownerName: 'Hazel Hourly',
          bankName: 'Tidewater Savings Bank',
          numbers: { routingNumber: '021000021', accountNumber: '10004021' },
        },
        newId(),
      );
      return { account: { personId, accountId }, recipientId };
    },
  };
}
