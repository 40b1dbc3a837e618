import Type, { type Static, type TProperties } from 'typebox';

/*
 * What OTLP over HTTP sends as JSON: ExportTraceServiceRequest of opentelemetry-proto 1.x, with the
 * exceptions that OTLP makes to JSON of protocol buffers: ids in hex, enums as numbers, and no field that
 * the protocol does not know (https://opentelemetry.io/docs/specs/otlp/#json-protobuf-encoding).
 */

const message = <Properties extends TProperties>(properties: Properties) =>
  Type.Object(properties, { additionalProperties: false });

const TraceId = Type.String({ pattern: '^(?!0{32})[0-9a-f]{32}$' });
const SpanId = Type.String({ pattern: '^(?!0{16})[0-9a-f]{16}$' });
const Count = Type.Integer({ minimum: 0, maximum: 2 ** 32 - 1 });
/** 64 bits are text in JSON of protocol buffers. */
const Nanoseconds = Type.String({ pattern: '^[1-9]\\d{17,19}$' });

const Value = Type.Union([
  message({ stringValue: Type.String() }),
  message({ boolValue: Type.Boolean() }),
  message({ intValue: Type.Union([Type.Integer(), Type.String({ pattern: '^-?\\d+$' })]) }),
  message({ doubleValue: Type.Number() }),
]);
const Attributes = Type.Array(message({ key: Type.String({ minLength: 1 }), value: Value }));

const Event = message({
  timeUnixNano: Nanoseconds,
  name: Type.String(),
  attributes: Attributes,
  droppedAttributesCount: Type.Optional(Count),
});
const Link = message({
  traceId: TraceId,
  spanId: SpanId,
  traceState: Type.Optional(Type.String()),
  attributes: Attributes,
  droppedAttributesCount: Type.Optional(Count),
  flags: Type.Optional(Count),
});
/** UNSET, OK, ERROR. */
const Status = message({
  message: Type.Optional(Type.String()),
  code: Type.Union([Type.Literal(0), Type.Literal(1), Type.Literal(2)]),
});

const Span = message({
  traceId: TraceId,
  spanId: SpanId,
  traceState: Type.Optional(Type.String()),
  parentSpanId: Type.Optional(SpanId),
  flags: Type.Optional(Count),
  name: Type.String({ minLength: 1 }),
  /** INTERNAL, SERVER, CLIENT, PRODUCER, CONSUMER from 1 on. */
  kind: Type.Integer({ minimum: 0, maximum: 5 }),
  startTimeUnixNano: Nanoseconds,
  endTimeUnixNano: Nanoseconds,
  attributes: Attributes,
  droppedAttributesCount: Type.Optional(Count),
  events: Type.Optional(Type.Array(Event)),
  droppedEventsCount: Type.Optional(Count),
  links: Type.Optional(Type.Array(Link)),
  droppedLinksCount: Type.Optional(Count),
  status: Type.Optional(Status),
});
export type OtlpSpan = Static<typeof Span>;

const ScopeSpans = message({
  scope: message({
    name: Type.String(),
    version: Type.Optional(Type.String()),
    attributes: Type.Optional(Attributes),
    droppedAttributesCount: Type.Optional(Count),
  }),
  spans: Type.Array(Span),
  schemaUrl: Type.Optional(Type.String()),
});

export const ExportTraceServiceRequest = message({
  resourceSpans: Type.Array(
    message({
      resource: message({
        attributes: Attributes,
        droppedAttributesCount: Type.Optional(Count),
      }),
      scopeSpans: Type.Array(ScopeSpans),
      schemaUrl: Type.Optional(Type.String()),
    }),
  ),
});
