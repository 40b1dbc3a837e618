import { Id } from '@reset/api-contract/fields.ts';
import { PutBankLink } from '@reset/api-contract/member/commands.ts';
import type { Clock, Service } from '@reset/service-kit';
import Type from 'typebox';
import type { BankData } from '#providers/bank-data.ts';
import { refusingProviderErrors } from '#providers/refusing-provider-errors.ts';
import { notMember, type Member } from '#features/members/members.ts';
import type { BankReading } from './bank-link-store.ts';
import type { TokenCipher } from './token-cipher.ts';

type Needs = {
  findMember(userId: string): Promise<Member | null>;
  record(reading: BankReading): Promise<void>;
  bankData: BankData;
  cipher: TokenCipher;
  clock: Clock;
};

/** PUT /internal/members/:user_id/bank_link: reads the bank once and keeps the token. */
export function registerBankLink(app: Service, needs: Needs): void {
  app.put(
    '/internal/members/:user_id/bank_link',
    {
      config: { callers: ['operator'] },
      schema: { params: Type.Object({ user_id: Id }), body: PutBankLink },
    },
    async (request, reply) => {
      const userId = request.params.user_id;
      const token = request.body.access_token;
      if (!(await needs.findMember(userId))) return reply.refuse(notMember);
      const [account, bills] = await refusingProviderErrors(() =>
        Promise.all([needs.bankData.readAccount(token), needs.bankData.readBills(token)]),
      );
      await needs.record({
        userId,
        encryptedToken: needs.cipher.encrypt(token, userId),
        account,
        bills,
        readAt: needs.clock.now(),
      });
      return reply.code(204).send();
    },
  );
}
