/** A layer: its files (`at`), the files that it may import (`reaches`; `getTypes` for types only), and why no others. */
type Layer = { name: string; at: RegExp; reaches: RegExp; why: string; getTypes?: RegExp }

// The layer of a path is the first that matches it.
const layers: Layer[] = [
  {
    name: 'an endpoint',
    at: /^pages\/api\//,
    reaches: /^server\/(platform\/|modules\/[^/]+\/(?!queries\/)[a-zA-Z/]+\.ts$)/,
    why: 'an endpoint names the operation of a module behind each method (server/modules/<module>/<verbNoun>.ts), and nothing else',
  },
  {
    name: 'a page',
    at: /^pages\//,
    reaches: /^(components|hooks|contracts|lib|i18n)\/|^pages\/_page\.ts$/,
    getTypes: /^server\/requestApp\.ts$/,
    why: 'Next bundles what a page imports: it imports the types of server/requestApp.ts and asks `reads` for its first data; calls belong in hooks/',
  },
  {
    name: 'components/ui',
    at: /^components\/ui\//,
    reaches: /^(components\/ui|lib)\/|^contracts\/shapes\.ts$|^i18n\/(namespaces|types)\.ts$/,
    why: 'ui has no word of the domain: pass it as a property, or move the piece to components/<service>/',
  },
  {
    name: 'a component',
    at: /^components\//,
    reaches: /^(components|hooks|contracts|lib)\/|^i18n\/(namespaces|types)\.ts$/,
    why: 'components call hooks, nothing else: the read or write belongs in hooks/<noun>.ts',
  },
  {
    name: 'a hook',
    at: /^hooks\//,
    reaches: /^(hooks|services|contracts|lib)\/|^i18n\/(namespaces|types)\.ts$/,
    why: 'hooks stand between components and services: markup belongs in components/, the call in services/',
  },
  {
    name: 'a service',
    at: /^services\//,
    reaches: /^(services|contracts|lib)\//,
    why: 'a client knows its calls and their contract: state belongs in hooks/, what both sides need in contracts/ or lib/',
  },
  {
    name: 'what both sides share',
    at: /^(contracts|lib|i18n)\//,
    reaches: /^(contracts|lib|i18n)\//,
    why: 'contracts, lib and i18n know neither side: move the shared part down here, or this one to its side',
  },
  {
    name: 'the platform',
    at: /^server\/platform\//,
    reaches: /^(server\/platform|contracts|lib|i18n)\/|^server\/modules\/([^/]+\/)+tables\.ts$/,
    why: 'the platform knows no module: let the module hand it in through server/modules.ts',
  },
  {
    name: 'the demo town',
    at: /^demo\//,
    reaches: /^(demo|server|contracts|lib|i18n)\//,
    why: 'the demo town fills the database through the modules of the server: it knows no screen',
  },
  {
    name: 'the server',
    at: /^server\//,
    reaches: /^(server|demo|contracts|lib|i18n)\//,
    why: 'the back end knows no screen: what both sides need belongs in contracts/ or lib/',
  },
]

export const getLayer = (path: string): Layer | undefined => layers.find(({ at }) => at.test(path))

type PackageRule = { packages: RegExp; at: RegExp; except?: RegExp; why: string }

const packageRules: PackageRule[] = [
  {
    // The snippet of react-gtm-module is text; the pages' security policy contains its hash.
    packages:
      /^(react|react-(?!gtm-module\/dist\/Snippets\.js$).+|next|next-intl|swr|axios|formik|js-cookie|nprogress|embla-.+|@react-oauth)(\/|$)/,
    at: /^(server|demo|contracts|lib|pages\/api)\//,
    // These pass requests to Next and first data to SWR.
    except: /^server\/(pages\.ts|platform\/page\/)/,
    why: 'is for the browser: the back end and what both sides share do without it; screens belong in components/ and hooks/',
  },
  {
    packages:
      /^(node:.+|pg|drizzle-orm|graphile-worker|pino|nodemailer|mjml|sharp|busboy|@node-rs|prom-client|yauzl|file-type|rate-limiter-flexible)(\/|$)/,
    at: /^(components|hooks|services|contracts|lib)\/|^pages\/(?!api\/)/,
    why: 'is for the server: it belongs in a module of server/modules/, called through an endpoint',
  },
  {
    packages: /^lucide-react(\/|$)/,
    at: /^(pages|components|hooks|services|contracts|lib|server|demo)\//,
    why: 'draws components/ui/icons.svg and is not installed with the site: name the icon in components/ui/icons.tsx',
  },
  {
    packages: /^axios(\/|$)/,
    at: /^(pages|components|hooks)\//,
    why: 'is called only in services/: one instance, one refresh; add the call to services/<service>.ts',
  },
]

/** Why a file may not import a package, or null. */
export function getDenial(path: string, specifier: string): string | null {
  const rule = packageRules.find(
    ({ packages, at, except }) => packages.test(specifier) && at.test(path) && !except?.test(path),
  )
  return rule ? `${specifier} ${rule.why}` : null
}
