// Sends spans of requests, statements, Redis commands and jobs to an OpenTelemetry collector. Imported only when
// OTEL_EXPORTER_OTLP_ENDPOINT is set, and the only file that knows OpenTelemetry.
import { AsyncLocalStorage } from 'node:async_hooks'
import { type TracingChannel, tracingChannel } from 'node:diagnostics_channel'
import { type Attributes, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base'
import { brand } from '#lib/brand.ts'
import { within } from '#lib/within.ts'
import { getCode } from '../db/away.ts'
import { type JobEvent, type RequestEvent, type StatementEvent, traced } from './traced.ts'

export type Tracing = { close(): Promise<void> }

type Description = { name: string; kind: SpanKind; attributes: Attributes }
type Kind<Event> = {
  describe(event: Event): Description
  /** Whether it is traced without a span around it. */
  isRoot: boolean
  /** Adds what is known at the end. */
  complete?(span: Span, event: Event): void
}

/** The span of what this call belongs to. */
const current = new AsyncLocalStorage<Span | undefined>()
const longestClose = 3_000

export function startTracing(endpoint: string, role: string): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` })
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': brand.name.toLowerCase(), 'brota.role': role }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  })
  const tracer = provider.getTracer('brota')
  const start = ({ name, ...options }: Description): Span => {
    const parent = current.getStore()
    return tracer.startSpan(name, options, parent ? trace.setSpan(ROOT_CONTEXT, parent) : ROOT_CONTEXT)
  }
  const stops = [
    follow(traced.request, requests, start),
    follow(traced.statement, statements, start),
    follow(traced.job, jobs, start),
    follow(tracingChannel<unknown, RedisEvent>('ioredis:command'), redisCommands, start),
  ]
  return {
    close: async () => {
      for (const stop of stops) stop()
      await within(longestClose, provider.shutdown())
    },
  }
}

/** Turns what a channel reports into spans until the returned function is called. */
function follow<Event extends object>(
  channel: TracingChannel<unknown, Event>,
  kind: Kind<Event>,
  start: (description: Description) => Span,
): () => void {
  const open = new WeakMap<Event, Span>()
  const end = (event: Event & { error?: unknown }) => {
    const span = open.get(event)
    if (!span) return
    open.delete(event)
    kind.complete?.(span, event)
    if (event.error !== undefined) addError(span, event.error)
    span.end()
  }
  const handlers = {
    start: () => {},
    end: (event: Event & { error?: unknown }) => {
      if (event.error !== undefined) end(event)
    },
    asyncStart: () => {},
    asyncEnd: end,
    error: () => {},
  }
  channel.start.bindStore(current, (event) => {
    // What the queue and the watches ask of the database all the time belongs to nothing.
    if (!kind.isRoot && !current.getStore()) return undefined
    const span = start(kind.describe(event))
    open.set(event as Event, span)
    return span
  })
  channel.subscribe(handlers)
  return () => {
    channel.start.unbindStore(current)
    channel.unsubscribe(handlers)
  }
}

const requests: Kind<RequestEvent> = {
  isRoot: true,
  describe: ({ method, route, requestId }) => ({
    name: `${method} ${route}`,
    kind: SpanKind.SERVER,
    attributes: { 'http.request.method': method, 'http.route': route, 'brota.request_id': requestId },
  }),
  complete: (span, { status }) => {
    span.setAttribute('http.response.status_code', status)
    if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
  },
}

const statements: Kind<StatementEvent> = {
  isRoot: false,
  describe: ({ verb, table }) => ({
    name: table ? `${verb} ${table}` : verb,
    kind: SpanKind.CLIENT,
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': verb,
      ...(table && { 'db.collection.name': table }),
    },
  }),
}

/** ioredis reports the arguments, too, which are keys of people and addresses. */
type RedisEvent = { command: string }

const redisCommands: Kind<RedisEvent> = {
  isRoot: false,
  describe: ({ command }) => ({
    name: command.toUpperCase(),
    kind: SpanKind.CLIENT,
    attributes: { 'db.system.name': 'redis', 'db.operation.name': command.toUpperCase() },
  }),
}

const jobs: Kind<JobEvent> = {
  isRoot: true,
  describe: ({ task }) => ({ name: task, kind: SpanKind.CONSUMER, attributes: { 'brota.task': task } }),
}

/** The code of an error; its message may contain what a person wrote. */
function addError(span: Span, error: unknown): void {
  span.setAttribute('error.type', getCode(error) || (error instanceof Error ? error.name : 'unknown'))
  span.setStatus({ code: SpanStatusCode.ERROR })
}
