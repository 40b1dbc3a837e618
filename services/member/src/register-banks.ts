import type { UserIdentity } from '@reset/api-contract/public/users.ts';
import {
  InternalCallError,
  type AddJob,
  type Clock,
  type Delivery,
  type InternalClient,
  type openDatabase,
  type Service,
} from '@reset/service-kit';
import { registerBankAccounts } from '#features/bank-link/account-routes.ts';
import { bankLinkStore } from '#features/bank-link/bank-link-store.ts';
import { linkingStore } from '#features/bank-link/linking-store.ts';
import { linkSessionStore } from '#features/bank-link/link-session-store.ts';
import { registerBankLink } from '#features/bank-link/routes.ts';
import { tokenCipher } from '#features/bank-link/token-cipher.ts';
import { registerBankWebhook } from '#features/bank-link/webhook-routes.ts';
import { incomeStore } from '#features/income-reading/income-store.ts';
import { registerIncomeReading } from '#features/income-reading/routes.ts';
import type { Institutions } from '#features/institutions/institutions.ts';
import type { Member } from '#features/members/members.ts';
import type { BankData } from '#providers/bank-data.ts';
import type { BankLinking } from '#providers/bank-linking.ts';
import type { MemberConfig } from './config.ts';

export type BankNeeds = {
  config: Pick<MemberConfig, 'DATA_KEY'> & Partial<Pick<MemberConfig, 'WEBHOOKS_URL'>>;
  database: ReturnType<typeof openDatabase>;
  clock: Clock;
  addJob: AddJob;
  publicService: Pick<InternalClient, 'get'>;
  institutions: Pick<Institutions, 'isDigitalOnly'>;
  bankData: BankData;
  bankLinking: BankLinking;
  /** Whether the provider of banks itself signed this. */
  isBankWebhook(delivery: Delivery): Promise<boolean>;
  findMember(userId: string): Promise<Member | null>;
};

/** All calls about banks. */
export function registerBanks(app: Service, needs: BankNeeds): void {
  const { config, database, clock, addJob, bankData, bankLinking, findMember } = needs;
  const links = bankLinkStore(database);
  const store = linkingStore(database, addJob);
  const cipher = tokenCipher(config.DATA_KEY);
  registerBankLink(app, {
    links,
    store,
    sessions: linkSessionStore(database),
    bankData,
    bankLinking,
    isDigitalOnly: needs.institutions.isDigitalOnly,
    nameOf: (userId) => nameOf(needs.publicService, userId),
    findMember,
    cipher,
    webhook: bankWebhookOf(config),
    clock,
  });
  registerBankAccounts(app, { links, unlink: store.unlink, cipher, clock });
  registerIncomeReading(app, incomeStore(database));
  registerBankWebhook(app, {
    isGenuine: needs.isBankWebhook,
    linksOf: links.idsOf,
    addSync: (link_id) => addJob(database, 'sync-bank', { link_id }),
  });
}

/** Where Plaid tells what is new; null where nobody said. */
export const bankWebhookOf = ({ WEBHOOKS_URL }: BankNeeds['config']): string | null =>
  WEBHOOKS_URL ? `${WEBHOOKS_URL}/plaid` : null;

// A bank may be linked while nobody can say who she is.
async function nameOf(
  publicService: BankNeeds['publicService'],
  userId: string,
): Promise<string | null> {
  try {
    const person = await publicService.get<UserIdentity>(`/internal/users/${userId}`);
    return `${person.first_name} ${person.last_name}`;
  } catch (error) {
    if (!(error instanceof InternalCallError)) throw error;
    return null;
  }
}
