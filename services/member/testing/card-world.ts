import { newId, ProviderError } from '@reset/service-kit';
import type { Cardholder, CardIssuing, IssuedCard, NotAccepted } from '#providers/card-issuing.ts';
import type { CardRecords, HoldRecord, PostedRecord } from '#providers/card-records.ts';
import type { Debits, IssuedDebit } from '#providers/debits.ts';
import type { IncomingDeposit, IncomingDeposits } from '#providers/incoming-deposits.ts';
import type { IssuedPayout, Payouts } from '#providers/payouts.ts';

type IssuerCall =
  | keyof CardIssuing
  | keyof Payouts
  | keyof IncomingDeposits
  | Exclude<keyof Debits, keyof Payouts>
  | 'findDebit'
  | 'readDebit';

/** An issuer of cards as a test wants it: what was requested is done, also where the answer is lost. */
export type CardWorld = {
  issuer: {
    persons: Map<string, Cardholder>;
    /** By account, the person. */
    accounts: Map<string, string>;
    cards: IssuedCard[];
    /** The ids of those that were to be mailed at once. */
    expedited: string[];
    /** The ids of those that it has ended, in order. */
    terminated: string[];
    /** What it has recorded, by account, in the order in which it came. */
    holds: Map<string, HoldRecord[]>;
    posted: Map<string, PostedRecord[]>;
    /** The ids of entries in no shape that we know, which are in every list. */
    unreadable: string[];
    /** The ids of holds that are in no such shape where they are read by themselves. */
    unreadableHolds: string[];
    /** What it says of whom it checks; null accepts. */
    verdict: NotAccepted | null;
    /** What it was told to send to other banks, in order. */
    payouts: (IssuedPayout & {
      key: string;
      amountCents: number;
      recipientId: string;
      accountId: string;
    })[];
    /** The account numbers at other banks that it knows, by its ids. */
    recipients: Map<string, string>;
    /** Why it sends nothing; null while it does. */
    payoutRefusal: string | null;
    /** What it was told to debit at other banks, in order. */
    debits: (IssuedDebit & {
      key: string;
      amountCents: number;
      sourceId: string;
      accountId: string;
    })[];
    /** The ids of transfers that had arrived, of which it says later that they came back. */
    arrived: Set<string>;
    /** Why it debits nothing; null while it does. */
    debitRefusal: string | null;
    /** What came in for deposit accounts, in order. */
    deposits: (IncomingDeposit & { accountId: string })[];
    /** Why it sends none of that back; null while it does. */
    returnRefusal: string | null;
    /** Runs before each call is done; where it throws, nothing is done. */
    beforeCall: (call: IssuerCall) => void | Promise<void>;
    /** Runs after each call was done; what it throws the caller gets instead of the answer. */
    afterCall: (call: IssuerCall) => void | Promise<void>;
    /** Each virtual card ends with these, by turns. */
    lastFour: string;
  };
};

export const someCardWorld = (): CardWorld => ({
  issuer: {
    persons: new Map(),
    accounts: new Map(),
    cards: [],
    expedited: [],
    terminated: [],
    holds: new Map(),
    posted: new Map(),
    unreadable: [],
    unreadableHolds: [],
    payouts: [],
    recipients: new Map(),
    payoutRefusal: null,
    debits: [],
    arrived: new Set(),
    debitRefusal: null,
    deposits: [],
    returnRefusal: null,
    verdict: null,
    beforeCall: () => undefined,
    afterCall: () => undefined,
    lastFour: '4821',
  },
});

/** How that issuer answers: the same key alike, and each call before its answer may be lost. */
export function answersOf({ issuer }: CardWorld) {
  const answered = new Map<string, unknown>();
  return {
    once: <Answer>(key: string, work: () => Answer): Answer => {
      if (!answered.has(key)) answered.set(key, work());
      return answered.get(key) as Answer;
    },
    telling:
      <Args extends unknown[], Answer>(name: IssuerCall, work: (...args: Args) => Answer) =>
      async (...args: Args): Promise<Answer> => {
        await issuer.beforeCall(name);
        const answer = work(...args);
        await issuer.afterCall(name);
        return answer;
      },
  };
}

/** The port to what that issuer sends to other banks. */
export function payoutsOf(world: CardWorld): Payouts {
  const { issuer } = world;
  const { once, telling } = answersOf(world);
  return {
    registerRecipient: telling('registerRecipient', ({ numbers }, key) =>
      once(key, () => {
        const id = newId();
        issuer.recipients.set(id, numbers.accountNumber);
        return id;
      }),
    ),
    send: telling('send', ({ from, recipientId, amountCents }, key) => {
      if (issuer.payoutRefusal) throw new ProviderError('no', 'refused', issuer.payoutRefusal);
      return once(key, () => {
        const sent = { id: newId(), status: 'pending' as const, arrivesOn: '2026-11-24' };
        const { accountId } = from;
        issuer.payouts.push({ ...sent, key, recipientId, amountCents, accountId });
        return sent;
      });
    }),
    findSent: telling('findSent', (key) => {
      const payout = issuer.payouts.find((one) => one.key === key);
      return payout ? structuredClone(payout) : null;
    }),
    read: telling('read', (id) => {
      const payout = issuer.payouts.find((one) => one.id === id);
      if (!payout) throw new ProviderError('no such transfer', 'refused', '404');
      return structuredClone(payout);
    }),
    hadArrived: telling('hadArrived', ({ id }) => issuer.arrived.has(id)),
  };
}

/** Of every account that pay can be sent to. */
export const DEPOSIT_NUMBERS = { routingNumber: '112233445', accountNumber: '000123456789' };

/** The port to that issuer. */
export function cardIssuingOf(world: CardWorld): CardIssuing {
  const { issuer } = world;
  const { once, telling } = answersOf(world);
  const issue = (accountId: string, form: IssuedCard['form']): IssuedCard => {
    const isVirtual = form === 'VIRTUAL';
    const card: IssuedCard = {
      id: newId(),
      accountId,
      lastFour: isVirtual ? issuer.lastFour : '0007',
      form,
      status: isVirtual ? 'active' : 'unactivated',
    };
    issuer.cards.push(card);
    return card;
  };
  return {
    createPerson: telling('createPerson', (holder, key) =>
      once(key, () => {
        const id = newId();
        issuer.persons.set(id, holder);
        return id;
      }),
    ),
    changePerson: telling('changePerson', (personId, holder) => {
      issuer.persons.set(personId, holder);
    }),
    changeAddress: telling('changeAddress', (personId, address) => {
      const holder = issuer.persons.get(personId);
      if (holder) issuer.persons.set(personId, { ...holder, address });
    }),
    verifyPerson: telling('verifyPerson', () => issuer.verdict),
    openAccount: telling('openAccount', (personId, key) =>
      once(key, () => {
        const id = newId();
        issuer.accounts.set(id, personId);
        return id;
      }),
    ),
    openDeposit: telling('openDeposit', (personId, key) =>
      once(key, () => {
        const accountId = newId();
        issuer.accounts.set(accountId, personId);
        return { accountId, ...DEPOSIT_NUMBERS };
      }),
    ),
    readDeposit: telling('readDeposit', (accountId) => {
      if (!issuer.accounts.has(accountId)) {
        throw new ProviderError('no such account', 'refused', '404');
      }
      return { accountId, ...DEPOSIT_NUMBERS };
    }),
    issueVirtual: telling('issueVirtual', ({ accountId }, key) =>
      once(key, () => issue(accountId, 'VIRTUAL')),
    ),
    issuePhysical: telling('issuePhysical', ({ accountId }, _address, { key, isExpedited }) =>
      once(key, () => {
        const card = issue(accountId, 'PHYSICAL');
        if (isExpedited) issuer.expedited.push(card.id);
        return card;
      }),
    ),
    readCards: telling('readCards', (accountId) =>
      issuer.cards.filter((card) => card.accountId === accountId),
    ),
    setCardStatus: telling('setCardStatus', (cardId, status) => {
      const card = issuer.cards.find(({ id }) => id === cardId);
      if (!card) throw new ProviderError('no such card', 'refused', '404');
      if (card.status === 'terminated') throw new ProviderError('ended', 'refused', '409');
      card.status = status;
      return structuredClone(card);
    }),
    terminateCard: telling('terminateCard', (cardId) => {
      const card = issuer.cards.find(({ id }) => id === cardId);
      if (!card) throw new ProviderError('no such card', 'refused', '404');
      if (card.status !== 'terminated') issuer.terminated.push(cardId);
      card.status = 'terminated';
      return card;
    }),
    clientToken: telling('clientToken', (cardId) => {
      if (!issuer.cards.some(({ id }) => id === cardId)) {
        throw new ProviderError('no such card', 'refused', '404');
      }
      return `token-of-${cardId}`;
    }),
    activateUrl: telling(
      'activateUrl',
      ({ accountId }) => `https://issuer.example/activate?account=${accountId}`,
    ),
  };
}

/** The lists of that issuer; a place in one is how many entries stand before it. */
export function cardRecordsOf({ issuer }: CardWorld): CardRecords {
  const from = <Item>(all: readonly Item[] = [], place: string) => ({
    items: structuredClone(all.slice(Number(place))),
    unreadable: [...issuer.unreadable],
    place: String(Math.max(all.length - 1, 0)),
  });
  return {
    readHolds: async (accountId, place) => from(issuer.holds.get(accountId), place),
    async readHold(id) {
      if (issuer.unreadableHolds.includes(id)) return 'unreadable';
      const hold = [...issuer.holds.values()].flat().find((one) => one.id === id);
      return structuredClone(hold ?? null);
    },
    readPosted: async (accountId, place) => from(issuer.posted.get(accountId), place),
  };
}

/** A person whom an issuer accepts, as the command has her. */
export const CARD_APPLICANT = {
  first_name: 'Hazel',
  last_name: 'Hourly',
  dob: '1994-05-06',
  ssn: '123456789',
  address: { street_one: '1 Elm Street', city: 'Salem', state_abbr: 'OR', zip_code: '97301' },
  phone_number: '+12025550123',
  email: 'hazel@example.com',
};
