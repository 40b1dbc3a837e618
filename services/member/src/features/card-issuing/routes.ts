import { Id } from '@reset/api-contract/fields.ts';
import { PostCard, PutCardAccount } from '@reset/api-contract/member/commands.ts';
import type { Clock, Refusal, Service } from '@reset/service-kit';
import Type from 'typebox';
import type { CardAccount } from '#features/cards/cards.ts';
import { notMember, type Member } from '#features/members/members.ts';
import type { Cardholder, CardIssuing, PostalAddress } from '#providers/card-issuing.ts';
import { refusingProviderErrors } from '#providers/refusing-provider-errors.ts';
import { issueCardAccount } from './issue-card-account.ts';
import type { IssuingStore } from './issuing-store.ts';

type Needs = {
  findMember(userId: string): Promise<Member | null>;
  findAccount(userId: string): Promise<CardAccount | null>;
  store: IssuingStore;
  issuer: CardIssuing;
  clock: Clock;
};

const noCardAccount: Refusal = {
  status: 404,
  code: 'card_account_not_found',
  error: 'Not found',
};

const notAccepted = (verdict: string): Refusal => ({
  status: 422,
  code: 'cardholder_not_accepted',
  error: 'The card issuer does not accept this person.',
  errors: { person: [verdict] },
});

const params = Type.Object({ user_id: Id });

/** PUT /internal/members/:user_id/card_account, and POST /internal/members/:user_id/cards. */
export function registerCardIssuing(app: Service, needs: Needs): void {
  const { store, issuer, clock } = needs;
  const config = { callers: ['operator', 'onboarding'] };

  app.put(
    '/internal/members/:user_id/card_account',
    { config, schema: { params, body: PutCardAccount } },
    async (request, reply) => {
      const userId = request.params.user_id;
      if (!(await needs.findMember(userId))) return reply.refuse(notMember);
      const holder = toHolder(request.body.person);
      const verdict = await refusingProviderErrors(() =>
        issueCardAccount({ store, issuer }, userId, { holder, now: clock.now() }),
      );
      return verdict === null ? reply.code(204).send() : reply.refuse(notAccepted(verdict));
    },
  );

  app.post(
    '/internal/members/:user_id/cards',
    { config, schema: { params, body: PostCard } },
    async (request, reply) => {
      const account = await needs.findAccount(request.params.user_id);
      if (!account) return reply.refuse(noCardAccount);
      if (account.cards.some(({ form }) => form === 'PHYSICAL')) return reply.code(204).send();
      const key = `${account.id}:physical:${await store.countGone(account.id)}`;
      const address = toAddress(request.body.address);
      const card = await refusingProviderErrors(() =>
        issuer.issuePhysical(account.issued, address, key),
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

const toHolder = ({ address, ...person }: PutCardAccount['person']): Cardholder => ({
  firstName: person.first_name,
  lastName: person.last_name,
  dateOfBirth: person.dob,
  ssn: person.ssn,
  address: toAddress(address),
  phoneNumber: person.phone_number,
  email: person.email,
});
