import { newId } from '@reset/service-kit';
import { ledgerStore } from '../../src/ledger-store.ts';
import type { AccountId } from '../../src/transfers.ts';
import { rawLedger } from '../raw-ledger.ts';
import type { someLedger } from '../some-ledger.ts';
import { LedgerModel, type Account } from './ledger-model.ts';
import { ledgerReading } from './ledger-reading.ts';
import { seededRandom } from './random.ts';
import type { ModelMember, World } from './world.ts';

type Database = Awaited<ReturnType<typeof someLedger>>['database'];

const MEMBERS = 3;

/** Some new members, and the bank as others have left it. */
export async function newWorld(database: Database, seed: number): Promise<World> {
  const store = ledgerStore(database);
  const accounts = await accountsOfBank(database);
  const members: ModelMember[] = [];
  for (let index = 0; index < MEMBERS; index += 1) {
    const userId = newId();
    const { receivable, deposit } = await store.openMember(userId);
    accounts.set(`1110 ${index}`, receivable).set(`2010 ${index}`, deposit);
    members.push(someMember(index, userId));
  }
  const began = await (await ledgerReading(database, accounts)).balances();
  const nameOf = new Map([...accounts].map(([account, id]) => [id, account]));
  return {
    random: seededRandom(seed),
    model: new LedgerModel(began),
    began,
    accounts,
    members,
    made: [],
    approved: [],
    store,
    raw: rawLedger(database),
    idOf: (account) => {
      const id = accounts.get(account);
      if (id === undefined) throw new Error(`There is no account ${account}`);
      return id;
    },
    creditOf: async (transferId) => {
      const transfer = await database('ledger.transfer').where({ id: transferId }).first('credit');
      return nameOf.get(transfer.credit) ?? 'unknown';
    },
  };
}

const someMember = (index: number, userId: string): ModelMember => ({
  index,
  userId,
  limit: null,
  holds: [],
  ended: [],
  debits: [],
  settled: [],
  forwards: [],
  arrived: [],
  claims: [],
});

async function accountsOfBank(database: Database): Promise<Map<Account, AccountId>> {
  const rows = await database('ledger.account').whereNull('owner_user_id').select();
  return new Map(
    rows.map(({ id, code, bucket }: { id: bigint; code: number; bucket: number }) => [
      code === 2020 ? `2020 ${bucket}` : String(code),
      id,
    ]),
  );
}
