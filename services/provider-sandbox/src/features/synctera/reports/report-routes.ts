import type { Service } from '@reset/service-kit';
import Type from 'typebox';
import { Refused } from '#http/refusals.ts';
import { found, type Synctera } from '../open-synctera.ts';
import { pageOf } from '../page-of.ts';
import { unknown } from '../synctera-refusals.ts';
import { Cents, IdParams, PageQuery, Text, Uuid } from '../synctera-schemas.ts';
import { listReports, readReport, type Report } from './reports.ts';

const ReportsQuery = Type.Object({
  /** Of this banking day and later ones. */
  from: Type.Optional(Type.String({ format: 'date' })),
  ...PageQuery.properties,
});

const InternalTransferBody = Type.Object({
  amount: Cents,
  currency: Type.Literal('USD'),
  from: Type.Enum(['SETTLEMENT', 'FBO']),
  memo: Text,
});

const ChangeBody = Type.Object(
  {
    change: Type.Enum(['none', 'missing', 'doubled', 'amount', 'unknown', 'truncated']),
    transaction_id: Type.Union([Type.String(), Type.Null()], { default: null }),
  },
  { additionalProperties: false },
);

const ChargebackBody = Type.Object(
  { transaction_id: Uuid, amount: Cents },
  { additionalProperties: false },
);

const MAX_PAGE = 500;

/**
 * /v0/reports: what the issuer, its ACH operator and the bank report of each banking day, once it is
 * over; and money that its customer moves between its two accounts at the bank.
 */
export function reportRoutes(scope: Service, synctera: Synctera): void {
  const { records, random, now } = synctera;

  scope.get('/reports', { schema: { querystring: ReportsQuery } }, ({ query }) => {
    const { from = '' } = query;
    const wanted = listReports(synctera).filter(({ business_date }) => business_date >= from);
    const { items: reports, next_page_token } = pageOf(wanted, query);
    return { reports, next_page_token };
  });
  scope.get(
    '/reports/:id',
    { schema: { params: IdParams, querystring: PageQuery } },
    ({ params, query }) => {
      const report = reportOf(synctera, params.id);
      const { items: entries, next_page_token } = pageOf(report.entries, query, MAX_PAGE);
      return { ...report, entries, next_page_token };
    },
  );

  scope.post(
    '/transactions/internal_transfer',
    { schema: { body: InternalTransferBody } },
    async ({ body: { currency: _currency, ...body } }, reply) => {
      const transfer = { ...body, id: random.id(), posted_date: now() };
      records.internalTransfers.put(transfer.id, transfer);
      return reply.code(201).send(transfer);
    },
  );
}

/** What makes reports wrong on purpose, and what the network decides, below /control/synctera. */
export function reportControls(control: Service, synctera: Synctera): void {
  const { records, random, now } = synctera;

  control.put(
    '/reports/:id',
    { schema: { params: IdParams, body: ChangeBody } },
    async ({ params: { id }, body }, reply) => {
      reportOf(synctera, id);
      const revision = (records.reportChanges.get(id)?.revision ?? 1) + 1;
      records.reportChanges.put(id, { ...body, revision });
      return reply.code(204).send();
    },
  );
  control.post('/chargebacks', { schema: { body: ChargebackBody } }, async ({ body }, reply) => {
    const purchase = found(records.posted, body.transaction_id, 'transaction');
    const chargeback = {
      id: random.id(),
      original_id: purchase.hold_id ?? purchase.id,
      amount: body.amount,
      posted_date: now(),
    };
    records.chargebacks.put(chargeback.id, chargeback);
    return reply.code(201).send(chargeback);
  });
}

function reportOf(synctera: Synctera, id: string): Report {
  const report = readReport(synctera, id);
  if (!report) throw new Refused(unknown('report'));
  return report;
}
