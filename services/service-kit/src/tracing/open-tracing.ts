import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { setGlobalErrorHandler, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider, type SpanExporter } from '@opentelemetry/sdk-trace';
import { ATTR_SERVICE_NAME } from '@opentelemetry/semantic-conventions';
import type { FastifyBaseLogger } from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';
import { keepFailed } from './keep-failed.ts';
import { sampleByRatio } from './sample-by-ratio.ts';

/** Of this process, whose spans are exported; a service that has none is not traced. */
export type Tracing = {
  /** Exports what is left, within a second; from then on nothing is traced. */
  close(): Promise<void>;
};

export type TracingOptions = {
  service: string;
  config: { OTEL_EXPORTER_OTLP_ENDPOINT: string; TRACE_SAMPLE_RATIO: number };
  log: FastifyBaseLogger;
};

const EXPORT_EVERY_MS = 2_000;
const EXPORT_TIMEOUT_MS = 5_000;
/** Spans that wait while the collector is away; those after them are dropped. */
const MAX_QUEUE = 2_048;
const LAST_EXPORT_MS = 1_000;
const LOG_AGAIN_MS = 60_000;

/**
 * Registers what records spans and exports them to a collector by OTLP over HTTP; it exports in the
 * background, and a collector that is away costs the spans and nothing else. Nothing is registered
 * where no endpoint is configured: OpenTelemetry's API then does nothing.
 * @param exporter where spans go instead
 */
export function openTracing(
  { service, config, log }: TracingOptions,
  exporter: SpanExporter | null = exporterOf(config.OTEL_EXPORTER_OTLP_ENDPOINT),
): Tracing | null {
  if (!exporter) return null;
  setGlobalErrorHandler(sparingly((err) => log.warn({ err }, 'traces.export_failed')));
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ [ATTR_SERVICE_NAME]: service }),
    sampler: sampleByRatio(config.TRACE_SAMPLE_RATIO),
    spanProcessors: [
      keepFailed(
        new BatchSpanProcessor({
          exporter,
          maxQueueSize: MAX_QUEUE,
          scheduledDelayMillis: EXPORT_EVERY_MS,
          exportTimeoutMillis: EXPORT_TIMEOUT_MS,
        }),
      ),
    ],
  });
  trace.setGlobalTracerProvider(provider);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  return {
    async close() {
      await Promise.race([
        provider.shutdown().catch(() => undefined),
        pause(LAST_EXPORT_MS, undefined, { ref: false }),
      ]);
      trace.disable();
      context.disable();
      propagation.disable();
    },
  };
}

const exporterOf = (endpoint: string): SpanExporter | null =>
  endpoint === ''
    ? null
    : new OTLPTraceExporter({
        url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
        timeoutMillis: EXPORT_TIMEOUT_MS,
      });

// Each batch fails while the collector is away; the log says it once a minute.
function sparingly(write: (error: Error) => void): (error: unknown) => void {
  let writtenAt = -Infinity;
  return (error) => {
    if (performance.now() - writtenAt < LOG_AGAIN_MS) return;
    writtenAt = performance.now();
    write(error instanceof Error ? error : new Error('Spans were not exported'));
  };
}
