import { failpoint } from '@reset/service-kit';
import type { Cardholder, CardIssuing, NotAccepted } from '#providers/card-issuing.ts';
import type { Begun, IssuingStore } from './issuing.store.ts';

type Deps = { store: IssuingStore; issuer: CardIssuing };

type Wanted = {
  holder: Cardholder;
  /** The issuer's people looked at her when it was asked last. */
  wasInReview: boolean;
  now: Date;
};

/**
 * Has the issuer know a person, check her, open her account and issue its virtual card. What each
 * step gives is stored before the next, and each is requested by a key of our own: wherever it
 * broke off, doing it again goes on from there and nothing is made twice.
 * @returns null once the card is there; else why the issuer does not accept her
 * @throws ProviderError
 */
export async function issueCardAccount(
  deps: Deps,
  userId: string,
  { now, ...wanted }: Wanted,
): Promise<NotAccepted | null> {
  const { store, issuer } = deps;
  const begun = await store.begin(userId);
  if (begun.isOpen) return null;
  const accepted = await acceptedPerson(deps, begun, wanted);
  if (accepted.refusal !== null) return accepted.refusal;
  const { personId } = accepted;
  let { accountId } = begun;
  if (accountId === null) {
    accountId = await issuer.openAccount(personId, `${begun.id}:account`);
    accountId = await store.keepAccount(begun.id, accountId);
  }
  failpoint('card-issuing.account');
  const card = await issuer.issueVirtual({ personId, accountId }, `${begun.id}:virtual`);
  failpoint('card-issuing.card');
  await store.open(begun.id, card, now);
  return null;
}

/**
 * Has the issuer know a person, check her, and open the account that her pay can be sent to. It goes
 * on where it broke off, as above.
 * @returns null once the account is there; else why the issuer does not accept her
 * @throws ProviderError
 */
export async function openDepositAccount(
  deps: Deps,
  userId: string,
  { now, ...wanted }: Wanted,
): Promise<NotAccepted | null> {
  const { store, issuer } = deps;
  const begun = await store.begin(userId);
  if (begun.hasDeposit) return null;
  const accepted = await acceptedPerson(deps, begun, wanted);
  if (accepted.refusal !== null) return accepted.refusal;
  const numbers = await issuer.openDeposit(accepted.personId, `${begun.id}:deposit`);
  failpoint('card-issuing.deposit');
  await store.keepDeposit(userId, numbers, now);
  return null;
}

type Accepted = { refusal: null; personId: string } | { refusal: NotAccepted };

/** For whom an account was opened, she is not checked again. */
async function acceptedPerson(
  deps: Deps,
  begun: Begun,
  { holder, wasInReview }: Omit<Wanted, 'now'>,
): Promise<Accepted> {
  const personId = await knownPerson(deps, begun, holder);
  failpoint('card-issuing.person');
  if (begun.accountId === null && !begun.hasDeposit) {
    const refusal = await deps.issuer.verifyPerson(personId, { inReview: wasInReview });
    if (refusal !== null) return { refusal };
    failpoint('card-issuing.verified');
  }
  return { refusal: null, personId };
}

async function knownPerson(
  { store, issuer }: Deps,
  { id, personId }: Begun,
  holder: Cardholder,
): Promise<string> {
  if (personId === null) {
    return store.keepPerson(id, await issuer.createPerson(holder, `${id}:person`));
  }
  // Somebody who was refused before may have corrected what she said.
  await issuer.changePerson(personId, holder);
  return personId;
}
