import { fits, ProviderError } from '@reset/service-kit';
import Type, { type Static } from 'typebox';
import type {
  FileEntry,
  FileHead,
  FileKind,
  ReconciliationFile,
  ReconciliationFiles,
} from '#providers/reconciliation-files.ts';
import { askSynctera, idPath, type Synctera, tellSynctera } from './ask-synctera.ts';
import { MadeReply, ReportEntry, ReportReply, ReportsReply } from './synctera-schemas.ts';

/** The largest pages of both lists. */
const PAGE = '100';
const ENTRY_PAGE = '500';
const MAX_PAGES = 2_000;

/** Daily reports of card settlement, ACH and the bank's two accounts, over Synctera's API. */
export const syncteraReconciliationFiles = (synctera: Synctera): ReconciliationFiles => ({
  async list(from) {
    const heads: FileHead[] = [];
    await eachPage(async (token) => {
      const query = new URLSearchParams({ from, limit: PAGE, ...token });
      const page = await askSynctera(synctera, ReportsReply, `/reports?${query.toString()}`);
      for (const { id, type, business_date: day, revision } of page.reports) {
        const kind = KINDS[type];
        if (kind) heads.push({ id, kind, day, revision });
      }
      return page.next_page_token;
    });
    return heads;
  },

  async read(head) {
    const lines: unknown[] = [];
    let last: Totals | null = null;
    let isOne = true;
    await eachPage(async (token) => {
      const query = new URLSearchParams({ limit: ENTRY_PAGE, ...token });
      const path = idPath('/reports', head.id, `?${query.toString()}`);
      const answer = await askSynctera(synctera, Type.Unknown(), path);
      if (!fits(ReportReply, answer)) {
        isOne = false;
        return '';
      }
      lines.push(...answer.entries);
      // Sent anew between two pages, it is read again with the next run.
      isOne &&= answer.revision === head.revision;
      last = answer;
      return answer.next_page_token;
    });
    return isOne && last !== null ? toFile(head, last, lines) : null;
  },

  async transfer(cents, key) {
    const body = {
      amount: Math.abs(cents),
      currency: 'USD',
      from: cents > 0 ? 'SETTLEMENT' : 'FBO',
      memo: key,
    };
    const path = '/transactions/internal_transfer';
    await tellSynctera(synctera, MadeReply, { path, body, key });
  },
});

/** Does something for each page, by the token of the one before. */
async function eachPage(work: (token: { page_token?: string }) => Promise<string>): Promise<void> {
  let next = await work({});
  for (let count = 1; next !== ''; count += 1) {
    if (count === MAX_PAGES) throw new ProviderError('The list never ends', 'unavailable');
    next = await work({ page_token: next });
  }
}

type Totals = Static<typeof ReportReply>;
type Line = Static<typeof ReportEntry>;

const KINDS: Readonly<Record<string, FileKind>> = {
  CARD_SETTLEMENT: 'card_settlement',
  ACH_ACTIVITY: 'ach',
  SETTLEMENT_ACCOUNT: 'settlement_account',
  FBO_ACCOUNT: 'fbo_account',
};

function toFile(
  head: FileHead,
  { settlement_date: settlesOn, entry_count, net_amount, opening_balance, closing_balance }: Totals,
  lines: readonly unknown[],
): ReconciliationFile | null {
  const isStatement = head.kind === 'settlement_account' || head.kind === 'fbo_account';
  if (lines.length !== entry_count || isStatement !== (closing_balance !== null)) return null;
  const entries = lines.map((line) => (fits(ReportEntry, line) ? toEntry(head.kind, line) : null));
  if (!entries.every((entry) => entry !== null)) return null;
  const netCents = entries.reduce((sum, { cents }) => sum + cents, 0);
  if (netCents !== (head.kind === 'card_settlement' ? -net_amount : net_amount)) return null;
  if (isStatement && closing_balance !== (opening_balance ?? 0) + net_amount) return null;
  return { ...head, settlesOn, netCents, closingCents: closing_balance, entries };
}

function toEntry(kind: FileKind, line: Line): FileEntry {
  const isIncoming = line.dc_sign === 'credit';
  const isOwed = kind === 'card_settlement' ? !isIncoming : isIncoming;
  return {
    ...KEYS[kind](line),
    issuerId: line.transaction_id,
    cents: isOwed ? line.amount : -line.amount,
  };
}

type Key = Pick<FileEntry, 'key' | 'undoes'>;

const alone = (key: string): Key => ({ key, undoes: null });

// What was sent by somebody else has no memo of ours.
function achKey({ type, reference, trace_no: trace, transaction_id: id }: Line): Key {
  return alone(`${reference || `trace:${trace ?? id}`}:${type.toLowerCase()}`);
}

function bankKey({ type, reference, transaction_id: id }: Line): Key {
  switch (type) {
    case 'CARD_SETTLEMENT':
      return alone(`network:${reference}`);
    case 'ACH_DEBIT':
    case 'ACH_CREDIT':
      return alone(`${reference}:settled`);
    case 'ACH_DEBIT_RETURN':
    case 'ACH_CREDIT_RETURN':
      return { key: `${reference}:returned`, undoes: `${reference}:settled` };
    case 'INCOMING_CREDIT':
      return alone(reference);
    case 'INCOMING_CREDIT_RETURN':
      return { key: `${reference}:returned`, undoes: reference };
    case 'INTERNAL_TRANSFER':
      return alone(`transfer:${reference}`);
    default:
      return alone(id);
  }
}

const KEYS: Readonly<Record<FileKind, (line: Line) => Key>> = {
  card_settlement: ({ type, reference, transaction_id: id }) =>
    alone(type === 'CHARGEBACK' ? `chargeback:${reference}` : id),
  ach: achKey,
  settlement_account: bankKey,
  fbo_account: bankKey,
};
