import { describe, expect, it } from '@jest/globals';
import { SpanKind, SpanStatusCode } from '@opentelemetry/api';
import { toldNames } from '../../testing/events/told-names.ts';
import { eventually } from '../../testing/eventually.ts';
import { recordedSpans } from '../../testing/recorded-spans.ts';
import { createLogger } from '../http/create-logger.ts';
import { newId } from '../new-id.ts';

const log = createLogger({ name: 'public', level: 'silent' });
const told = toldNames();

describe('a page of events', () => {
  it('is applied within a trace of its own, which names nobody', async () => {
    const recorded = recordedSpans({ log });
    await told.owner.give(newId(), 'Rosa Applicant');
    const stop = told.reader.follow();
    await eventually(async () => expect(await told.reader.names()).toHaveLength(1));
    await stop();
    const spans = await recorded.read();
    const applied = spans.filter(({ kind }) => kind === SpanKind.CONSUMER);
    expect(applied).toMatchObject([
      { name: expect.stringMatching(/^apply events of \w+$/), parentSpanContext: undefined },
    ]);
    const [page] = applied;
    const within = spans.filter(
      ({ parentSpanContext }) => parentSpanContext?.spanId === page?.spanContext().spanId,
    );
    expect(within.map(({ attributes }) => attributes['db.query.text'])).toContainEqual(
      expect.stringMatching(/insert into/i),
    );
    expect(
      JSON.stringify(spans.map(({ name, attributes }) => ({ name, attributes }))),
    ).not.toContain('Rosa');
  });

  it('that cannot be applied is a trace that failed', async () => {
    const recorded = recordedSpans({ log, ratio: 0 });
    await told.owner.give(newId(), 'Rosa Applicant');
    let tries = 0;
    const stop = told.reader.follow({
      apply: async () => {
        tries += 1;
        throw new Error('No room for Rosa Applicant.');
      },
    });
    await eventually(async () => expect(tries).toBeGreaterThan(0));
    await stop();
    const [failed] = await recorded.read();
    expect(failed).toMatchObject({ status: { code: SpanStatusCode.ERROR }, events: [] });
    expect(JSON.stringify([failed?.status, failed?.attributes])).not.toContain('Rosa');
  });
});
