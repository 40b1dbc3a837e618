import type { CalendarDay } from '#personas/calendar-day.ts';
import type { Ach, Posted, SyncteraRecords } from '../synctera-records.ts';
import { businessDayOf, nextBusinessDay } from './business-days.ts';

export const REPORT_TYPES = [
  'CARD_SETTLEMENT',
  'ACH_ACTIVITY',
  'SETTLEMENT_ACCOUNT',
  'FBO_ACCOUNT',
] as const;
export type ReportType = (typeof REPORT_TYPES)[number];

/** A line of a report. */
export type ReportEntry = {
  transaction_id: string;
  type: string;
  /** What our customer knows it by: its memo, the transaction that it undoes, a report. */
  reference: string;
  trace_no: string | null;
  return_code: string | null;
  /** A purchase debits, a refund credits; at the bank, what comes in is a credit. */
  dc_sign: 'debit' | 'credit';
  amount: number;
  business_date: CalendarDay;
};

export const reportId = (type: ReportType, day: CalendarDay): string =>
  `${type.toLowerCase().replaceAll('_', '-')}-${day}`;

/** All that reports of a type have ever to list, from what happened here and nothing else. */
export const entriesOf = (records: SyncteraRecords, type: ReportType): ReportEntry[] =>
  ENTRIES[type](records);

/** Purchases and refunds by card, and what the network gives back. */
function cardEntries({ posted, chargebacks }: SyncteraRecords): ReportEntry[] {
  const bought = posted.list().filter(({ type }) => type === 'card');
  return [
    ...bought.map((one) =>
      entryOf(one.posted_date, {
        transaction_id: one.id,
        type: one.dc_sign === 'debit' ? 'PURCHASE' : 'REFUND',
        reference: one.original_trx ?? one.hold_id ?? '',
        dc_sign: one.dc_sign,
        amount: one.amount,
      }),
    ),
    ...chargebacks.list().map((one) =>
      entryOf(one.posted_date, {
        transaction_id: one.id,
        type: 'CHARGEBACK',
        reference: one.original_id,
        dc_sign: 'credit',
        amount: one.amount,
      }),
    ),
  ];
}

/** What becomes of transfers that were sent to other banks, one line for each step. */
const achEntries = ({ achs }: SyncteraRecords): ReportEntry[] =>
  achs
    .list()
    .flatMap((ach) => [
      ...achStep(ach, 'ORIGINATED', ach.originated_at),
      ...achStep(ach, 'SETTLED', ach.completed_at),
      ...achStep(ach, 'RETURNED', ach.returned_at),
    ]);

function achStep(ach: Ach, type: string, at: string | undefined): ReportEntry[] {
  if (at === undefined) return [];
  const bringsMoney = (ach.dc_sign === 'debit') !== (type === 'RETURNED');
  return [
    entryOf(at, {
      transaction_id: ach.id,
      type,
      reference: ach.memo,
      dc_sign: bringsMoney ? 'credit' : 'debit',
      amount: ach.amount,
      trace_no: ach.trace_no,
      return_code: type === 'RETURNED' ? ach.return_code : null,
    }),
  ];
}

/** The account that the network is paid from, on the banking day after its report. */
const settlementEntries = (records: SyncteraRecords): ReportEntry[] => [
  ...networkEntries(records),
  ...bankEntries(records).filter(({ type }) => type.startsWith('ACH_DEBIT')),
  ...transferEntries(records, 'SETTLEMENT'),
];

/** The account of what belongs to cardholders. */
const fboEntries = (records: SyncteraRecords): ReportEntry[] => [
  ...bankEntries(records).filter(({ type }) => !type.startsWith('ACH_DEBIT')),
  ...transferEntries(records, 'FBO'),
];

function networkEntries(records: SyncteraRecords): ReportEntry[] {
  const days = Map.groupBy(cardEntries(records), ({ business_date }) => business_date);
  return [...days].flatMap(([day, entries]) => {
    const cents = -signedSum(entries);
    if (cents === 0) return [];
    const id = reportId('CARD_SETTLEMENT', day);
    return [
      {
        transaction_id: id,
        type: 'CARD_SETTLEMENT',
        reference: id,
        trace_no: null,
        return_code: null,
        dc_sign: cents > 0 ? 'debit' : 'credit',
        amount: Math.abs(cents),
        business_date: nextBusinessDay(day),
      },
    ];
  });
}

const BANK_TYPES: Readonly<Record<string, string>> = {
  outgoing_debit: 'ACH_DEBIT',
  outgoing_debit_return: 'ACH_DEBIT_RETURN',
  outgoing_credit: 'ACH_CREDIT',
  outgoing_credit_return: 'ACH_CREDIT_RETURN',
  incoming_credit: 'INCOMING_CREDIT',
  incoming_credit_return: 'INCOMING_CREDIT_RETURN',
};

const bankEntries = ({ posted }: SyncteraRecords): ReportEntry[] =>
  posted
    .list()
    .filter(({ type }) => type === 'ach')
    .map((one) =>
      entryOf(one.posted_date, {
        transaction_id: one.id,
        type: BANK_TYPES[one.subtype] ?? one.subtype.toUpperCase(),
        reference: one.subtype.startsWith('outgoing') ? one.memo : (one.original_trx ?? one.id),
        dc_sign: one.dc_sign,
        amount: one.amount,
        trace_no: traceOf(one),
      }),
    );

const traceOf = ({ external_data: data, user_data: user = {} }: Posted): string | null =>
  String(('trace_no' in data && data.trace_no) || ('trace_no' in user && user.trace_no) || '') ||
  null;

const transferEntries = (
  { internalTransfers }: SyncteraRecords,
  account: 'SETTLEMENT' | 'FBO',
): ReportEntry[] =>
  internalTransfers.list().map((one) =>
    entryOf(one.posted_date, {
      transaction_id: one.id,
      type: 'INTERNAL_TRANSFER',
      reference: one.memo,
      dc_sign: one.from === account ? 'debit' : 'credit',
      amount: one.amount,
    }),
  );

/** What credits add less what debits take. */
export const signedSum = (entries: readonly ReportEntry[]): number =>
  entries.reduce((sum, { dc_sign, amount }) => sum + (dc_sign === 'credit' ? amount : -amount), 0);

type Line = Pick<ReportEntry, 'transaction_id' | 'type' | 'reference' | 'dc_sign' | 'amount'> &
  Partial<Pick<ReportEntry, 'trace_no' | 'return_code'>>;

const entryOf = (at: string, line: Line): ReportEntry => ({
  trace_no: null,
  return_code: null,
  ...line,
  business_date: businessDayOf(at),
});

const ENTRIES: Readonly<Record<ReportType, (records: SyncteraRecords) => ReportEntry[]>> = {
  CARD_SETTLEMENT: cardEntries,
  ACH_ACTIVITY: achEntries,
  SETTLEMENT_ACCOUNT: settlementEntries,
  FBO_ACCOUNT: fboEntries,
};
