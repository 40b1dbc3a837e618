import type { FastifyBaseLogger } from 'fastify';
import { openTracing, type Tracing } from '../src/tracing/open-tracing.ts';

type Exported = Parameters<NonNullable<Parameters<typeof openTracing>[1]>['export']>[0];
export type RecordedSpan = Exported[number];

/** What one test file's process exports: open while the file runs. */
export type RecordedSpans = {
  tracing: Tracing;
  /** All that were exported so far; nothing is traced from then on. */
  read(): Promise<RecordedSpan[]>;
};

/**
 * Opens tracing, as a service does whose collector is this test.
 * @param options.ratio how many traces are sampled; all where it is not said
 */
export function recordedSpans({
  log,
  ratio = 1,
}: {
  log: FastifyBaseLogger;
  ratio?: number;
}): RecordedSpans {
  const spans: RecordedSpan[] = [];
  const tracing = openTracing(
    {
      service: 'traced',
      config: { OTEL_EXPORTER_OTLP_ENDPOINT: '', TRACE_SAMPLE_RATIO: ratio },
      log,
    },
    {
      export(batch, done) {
        spans.push(...batch);
        done({ code: 0 });
      },
      shutdown: async () => undefined,
    },
  );
  if (!tracing) throw new Error('Nothing is traced.');
  return {
    tracing,
    async read() {
      await tracing.close();
      return spans;
    },
  };
}
