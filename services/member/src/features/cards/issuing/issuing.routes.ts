import { Id } from '@reset/api-contract/fields.ts';
import {
  CARDHOLDER_IN_REVIEW,
  PostCard,
  PutCardAccount,
  PutAddress,
  PutDepositAccount,
} from '@reset/api-contract/member/commands.ts';
import { type Refusal, refusingProviderErrors, type Service } from '@reset/service-kit';
import Type from 'typebox';
import type { Context } from '#context.ts';
import { cardStore } from '#features/cards/cards.store.ts';
import { memberStore, requireMember } from '#features/members/members.store.ts';
import { moveFiler } from '#features/tax-returns/tax-returns.store.ts';
import type { Cardholder, NotAccepted, PostalAddress } from '#providers/card-issuing.ts';
import { issueCardAccount, openDepositAccount } from './issue-card-account.ts';
import { issuingStore } from './issuing.store.ts';

const noCardAccount: Refusal = {
  status: 404,
  code: 'card_account_not_found',
  error: 'Not found',
};

const notAccepted = ({ word, isFinal }: NotAccepted): Refusal =>
  isFinal
    ? {
        status: 422,
        code: 'cardholder_not_accepted',
        error: 'The card issuer does not accept this person.',
        errors: { person: [word] },
      }
    : {
        status: 409,
        code: CARDHOLDER_IN_REVIEW,
        error: 'The card issuer still looks at this person.',
      };

const params = Type.Object({ user_id: Id });

/** PUT /internal/members/:user_id/deposit_account, /card_account and /address, and POST …/cards. */
export function issuingRoutes(app: Service, context: Context): void {
  const { cardIssuing: issuer, clock, database } = context;
  const store = issuingStore(database);
  const config = { callers: ['operator', 'onboarding'] };

  app.put(
    '/internal/members/:user_id/deposit_account',
    { config, schema: { params, body: PutDepositAccount } },
    async (request, reply) => {
      const userId = request.params.user_id;
      await requireMember(database, userId);
      const wanted = toWanted(request.body);
      const refusal = await refusingProviderErrors(() =>
        openDepositAccount({ store, issuer }, userId, { ...wanted, now: clock.now() }),
      );
      return refusal === null ? reply.code(204).send() : reply.refuse(notAccepted(refusal));
    },
  );

  app.put(
    '/internal/members/:user_id/card_account',
    { config, schema: { params, body: PutCardAccount } },
    async (request, reply) => {
      const userId = request.params.user_id;
      await requireMember(database, userId);
      const wanted = toWanted(request.body);
      const repaymentMethod = request.body.repayment_method;
      if (repaymentMethod)
        await memberStore(database).put({ userId, repaymentMethod }, clock.now());
      const refusal = await refusingProviderErrors(() =>
        issueCardAccount({ store, issuer }, userId, { ...wanted, now: clock.now() }),
      );
      return refusal === null ? reply.code(204).send() : reply.refuse(notAccepted(refusal));
    },
  );

  app.put(
    '/internal/members/:user_id/address',
    { config, schema: { params, body: PutAddress } },
    async (request, reply) => {
      const userId = request.params.user_id;
      const address = toAddress(request.body);
      await moveFiler(database, userId, address.state);
      const personId = await store.findPerson(userId);
      if (personId !== null) {
        await refusingProviderErrors(() => issuer.changeAddress(personId, address));
      }
      return reply.code(204).send();
    },
  );

  app.post(
    '/internal/members/:user_id/cards',
    { config, schema: { params, body: PostCard } },
    async (request, reply) => {
      const account = await cardStore(database).findAccount(request.params.user_id);
      if (!account || account.isClosed) return reply.refuse(noCardAccount);
      if (account.cards.some(({ form }) => form === 'PHYSICAL')) return reply.code(204).send();
      const key = `${account.id}:physical:${await store.countGone(account.id)}`;
      const address = toAddress(request.body.address);
      const card = await refusingProviderErrors(() =>
        issuer.issuePhysical(account.issued, address, { key, isExpedited: false }),
      );
      await store.keepCard(account.id, card, clock.now());
      return reply.code(204).send();
    },
  );
}

const toAddress = (address: PostCard['address']): PostalAddress => ({
  streetOne: address.street_one,
  streetTwo: address.street_two ?? null,
  city: address.city,
  state: address.state_abbr,
  zipCode: address.zip_code,
});

const toWanted = ({ person, in_review: wasInReview = false }: PutDepositAccount) => ({
  holder: toHolder(person),
  wasInReview,
});

const toHolder = ({ address, ...person }: PutCardAccount['person']): Cardholder => ({
  firstName: person.first_name,
  lastName: person.last_name,
  dateOfBirth: person.dob,
  ssn: person.ssn,
  address: toAddress(address),
  phoneNumber: person.phone_number,
  email: person.email,
});
