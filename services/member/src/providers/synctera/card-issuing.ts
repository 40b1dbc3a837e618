import type { Static } from 'typebox';
import type {
  Cardholder,
  CardIssuing,
  CardStatus,
  DepositNumbers,
  IssuedAccount,
  IssuedCard,
  NotAccepted,
  PostalAddress,
} from '#providers/card-issuing.ts';
import { ProviderError } from '@reset/service-kit';
import { askSynctera, idPath, type Synctera, tellSynctera } from './ask-synctera.ts';
import {
  CardReply,
  CardsReply,
  ClientTokenReply,
  DepositReply,
  MadeReply,
  ProductsReply,
  VerificationReply,
  WidgetUrlReply,
} from './synctera-schemas.ts';

/** Cards issued over Synctera's API. */
export function syncteraCardIssuing(synctera: Synctera): CardIssuing {
  const issue = async (
    { personId, accountId }: IssuedAccount,
    { form, key, ...more }: { form: IssuedCard['form']; key: string; shipping?: object },
  ): Promise<IssuedCard> => {
    const { card_products } = await askSynctera(synctera, ProductsReply, '/cards/products');
    const product = card_products.find((one) => one.active && one.form === form);
    if (!product) throw new ProviderError(`No ${form} card can be ordered`, 'unavailable');
    const body = {
      form,
      type: 'DEBIT',
      card_product_id: product.id,
      account_id: accountId,
      customer_id: personId,
      ...more,
    };
    return toCard(await tellSynctera(synctera, CardReply, { path: '/cards', body, key }));
  };
  return {
    async createPerson(holder, key) {
      const body = toPerson(holder);
      return (await tellSynctera(synctera, MadeReply, { path: '/persons', body, key })).id;
    },
    async changePerson(personId, holder) {
      const path = idPath('/persons', personId);
      await tellSynctera(synctera, MadeReply, { method: 'PATCH', path, body: toPerson(holder) });
    },
    async changeAddress(personId, address) {
      const path = idPath('/persons', personId);
      const body = { legal_address: toAddress(address) };
      await tellSynctera(synctera, MadeReply, { method: 'PATCH', path, body });
    },
    async verifyPerson(personId, was) {
      const path = idPath('/persons', personId);
      const known = toVerdict(await askSynctera(synctera, VerificationReply, path));
      // What is looked at is not begun again, and what came of that is not asked for once more.
      if (known === null || !known.isFinal || was.inReview) return known;
      return toVerdict(
        await tellSynctera(synctera, VerificationReply, {
          path: '/verifications/verify',
          body: { person_id: personId, customer_consent: true },
        }),
      );
    },
    async openAccount(personId, key) {
      const relationship = { person_id: personId, relationship_type: 'ACCOUNT_HOLDER' };
      const body = { account_type: 'LINE_OF_CREDIT', relationships: [relationship] };
      return (await tellSynctera(synctera, MadeReply, { path: '/accounts', body, key })).id;
    },
    async openDeposit(personId, key) {
      const relationship = { person_id: personId, relationship_type: 'ACCOUNT_HOLDER' };
      const body = { account_type: 'CHECKING', relationships: [relationship] };
      return toNumbers(
        await tellSynctera(synctera, DepositReply, { path: '/accounts', body, key }),
      );
    },
    readDeposit: async (accountId) =>
      toNumbers(await askSynctera(synctera, DepositReply, idPath('/accounts', accountId))),
    issueVirtual: (account, key) => issue(account, { form: 'VIRTUAL', key }),
    issuePhysical: (account, address, { key, isExpedited }) =>
      issue(account, {
        form: 'PHYSICAL',
        key,
        shipping: { address: toAddress(address), is_expedited_fulfillment: isExpedited },
      }),
    async readCards(accountId) {
      const { cards } = await askSynctera(
        synctera,
        CardsReply,
        `/cards?${new URLSearchParams({ account_id: accountId, limit: '100' }).toString()}`,
      );
      return cards.map(toCard);
    },
    setCardStatus: (cardId, status) => changeCard(synctera, cardId, CHANGES[status]),
    terminateCard: (cardId) => changeCard(synctera, cardId, CHANGES.terminated),
    async clientToken(cardId) {
      const path = idPath('/cards', cardId, '/client_token');
      const { client_token } = await tellSynctera(synctera, ClientTokenReply, { path, body: {} });
      return client_token;
    },
    async activateUrl({ personId, accountId }) {
      const query = new URLSearchParams({
        widget_type: 'activate_card',
        customer_id: personId,
        account_id: accountId,
      });
      const path = `/cards/card_widget_url?${query.toString()}`;
      return (await askSynctera(synctera, WidgetUrlReply, path)).url;
    },
  };
}

const CHANGES = {
  active: { card_status: 'ACTIVE', memo: 'Unfrozen by the cardholder' },
  suspended: { card_status: 'SUSPENDED', memo: 'Frozen by the cardholder' },
  terminated: { card_status: 'TERMINATED', memo: 'Account closed' },
} as const;

async function changeCard(
  synctera: Synctera,
  cardId: string,
  change: (typeof CHANGES)[keyof typeof CHANGES],
): Promise<IssuedCard> {
  const path = idPath('/cards', cardId);
  // At the cardholder's request, in Synctera's code.
  const body = { ...change, reason: 'REQ' };
  return toCard(await tellSynctera(synctera, CardReply, { method: 'PATCH', path, body }));
}

const STATUSES: Readonly<Record<Static<typeof CardReply>['card_status'], CardStatus>> = {
  UNACTIVATED: 'unactivated',
  ACTIVE: 'active',
  SUSPENDED: 'suspended',
  TERMINATED: 'terminated',
};

const toCard = (card: Static<typeof CardReply>): IssuedCard => ({
  id: card.id,
  accountId: card.account_id,
  lastFour: card.last_four,
  form: card.form,
  status: STATUSES[card.card_status],
});

/** Those of https://docs.synctera.com that become another by themselves. */
const LOOKED_AT: readonly string[] = ['PENDING', 'REVIEW'];

const toVerdict = ({
  verification_status: word,
}: Static<typeof VerificationReply>): NotAccepted | null =>
  word === 'ACCEPTED' ? null : { word, isFinal: !LOOKED_AT.includes(word) };

const toNumbers = (account: Static<typeof DepositReply>): DepositNumbers => ({
  accountId: account.id,
  routingNumber: account.bank_routing,
  accountNumber: account.account_number,
});

const toAddress = ({ streetOne, streetTwo, city, state, zipCode }: PostalAddress) => ({
  address_line_1: streetOne,
  ...(streetTwo === null ? {} : { address_line_2: streetTwo }),
  city,
  state,
  postal_code: zipCode,
  country_code: 'US',
});

const toPerson = (holder: Cardholder) => ({
  status: 'ACTIVE',
  is_customer: true,
  first_name: holder.firstName,
  last_name: holder.lastName,
  dob: holder.dateOfBirth,
  ssn: holder.ssn,
  phone_number: holder.phoneNumber,
  email: holder.email,
  legal_address: toAddress(holder.address),
});
