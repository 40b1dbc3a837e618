import { context, SpanKind, trace, type Span } from '@opentelemetry/api';
import {
  ATTR_DB_OPERATION_NAME,
  ATTR_DB_QUERY_TEXT,
  ATTR_DB_SYSTEM_NAME,
  DB_SYSTEM_NAME_VALUE_POSTGRESQL,
} from '@opentelemetry/semantic-conventions';
import type pg from 'pg';
import { hasSampledFlag } from './sample-by-ratio.ts';
import { failSpan, tracer } from './spans.ts';
import { operationOf, withoutLiterals } from './statement.ts';

type Done = (error: unknown, result: unknown) => void;
type Query = (asked: unknown, ...more: unknown[]) => unknown;

/**
 * Has a connection record a span for each query that is part of a sampled trace: the statement with its
 * placeholders, never a value. Here pass Knex, prepared statements and transactions alike.
 */
export function traceQueries(connection: pg.Client): void {
  const query = connection.query.bind(connection) as Query;
  const traced: Query = (asked, ...more) => {
    const text = textOf(asked);
    const span = text === null ? null : startSpan(text);
    if (!span) return query(asked, ...more);
    const done = more.at(-1);
    if (typeof done === 'function') {
      return query(asked, ...more.slice(0, -1), ending(span, done as Done));
    }
    return (query(asked, ...more) as Promise<unknown>).then(
      (result) => (span.end(), result),
      (error: unknown) => {
        endFailed(span, error);
        throw error;
      },
    );
  };
  connection.query = traced as pg.Client['query'];
}

/** Null for what is no statement but reads its rows itself. */
function textOf(asked: unknown): string | null {
  if (typeof asked === 'string') return asked;
  const { text, submit } = asked as { text?: unknown; submit?: unknown };
  return typeof text === 'string' && submit === undefined ? text : null;
}

function startSpan(text: string): Span | null {
  const parent = context.active();
  const from = trace.getSpanContext(parent);
  if (!from || !hasSampledFlag(from)) return null;
  const shown = withoutLiterals(text);
  const operation = operationOf(shown);
  const attributes = {
    [ATTR_DB_SYSTEM_NAME]: DB_SYSTEM_NAME_VALUE_POSTGRESQL,
    [ATTR_DB_OPERATION_NAME]: operation,
    [ATTR_DB_QUERY_TEXT]: shown,
  };
  return tracer().startSpan(operation, { kind: SpanKind.CLIENT, attributes }, parent);
}

const ending =
  (span: Span, done: Done): Done =>
  (error, result) => {
    if (error) endFailed(span, error);
    else span.end();
    done(error, result);
  };

function endFailed(span: Span, error: unknown): void {
  failSpan(span, error);
  span.end();
}
