// Imported by a site before its own code: prints each module of OpenTelemetry that it loads.
import { registerHooks } from 'node:module'

registerHooks({
  load: (url, context, next) => {
    const [, name] = /\/node_modules\/@opentelemetry\/([^/]+)\//.exec(url) ?? []
    if (name) process.stdout.write(`loads OpenTelemetry ${name}\n`)
    return next(url, context)
  },
})
