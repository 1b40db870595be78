import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { type Language, languages } from '#contracts/languages.ts'
import { type Namespace, namespaces, type Shell, shellNamespaces } from '#i18n/namespaces.ts'
import { loadTexts } from '#i18n/texts.ts'
import { paths } from '#lib/paths.ts'
import { type Texts, textsName } from '#lib/texts.ts'

/** The dictionaries in a file: of a language, those of the shell and of one page. */
type TextSet = { language: Language; shell: Shell; own: readonly Namespace[] }

/** Its name says which dictionaries it has, so that every process can send it, and their hash. */
type TextFile = { name: string; address: string; texts: Texts }

/** The texts of the pages that were prepared, by the address of their file: one for each page, language and shell. */
export const preparedTexts = new Map<string, Texts>()

const files = new Map<string, Promise<TextFile>>()

/** Prepares the texts of a page, once per process. */
export function prepareTexts(set: TextSet): Promise<TextFile> {
  const title = getTitle(set)
  const known = files.get(title)
  if (known) return known
  const file = prepare(set)
  files.set(title, file)
  return file
}

async function prepare(set: TextSet): Promise<TextFile> {
  const file = await build(set)
  preparedTexts.set(file.address, file.texts)
  return file
}

const getTitle = ({ language, shell, own }: TextSet) => `${language}.${shell}.${own.join('-')}`

async function build(set: TextSet): Promise<TextFile> {
  const texts = await loadTexts(set.language, [...shellNamespaces[set.shell], ...set.own])
  const hash = createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 12)
  const name = `${getTitle(set)}.${hash}.js`
  return { name, address: paths.texts(name), texts }
}

/** `compressed`: the script as Brotli; null for the texts of another version, which are asked for once. */
type TextScript = { script: string; isCurrent: boolean; compressed: Buffer | null }

/**
 * A browser reads what it knows of languages when a page first formats a number or a date: on a slow phone 70 milliseconds,
 * which pass here while the other scripts are on their way.
 */
const prepareFormats = ';Intl.DateTimeFormat()'
/** Pages of guests with one of these begin with numbers or dates; those of members always do, in their header. */
const withFormats: readonly Namespace[] = ['directory', 'donate', 'jobs', 'profile']
const needsFormats = ({ shell, own }: TextSet) =>
  shell !== 'guest' || own.some((name) => withFormats.includes(name))

const compress = promisify(brotliCompress)
/** More than the pages, shells and languages have; any list of dictionaries is a file. */
const mostStored = 500
const scripts = new LRUCache<string, TextScript>({ max: mostStored })

/**
 * Returns a text file as a script; null when its name says no dictionaries. Without `isCurrent` the name is from the page of
 * another version of the site, and the script has the texts of this one.
 */
export async function readTextFile(name: string): Promise<TextScript | null> {
  const known = scripts.get(name)
  if (known) return known
  const set = parseName(name)
  if (!set) return null
  const current = await build(set)
  const store = `(globalThis.${textsName}??={})[${JSON.stringify(paths.texts(name))}]`
  const script = `${store}=${JSON.stringify(current.texts)}${needsFormats(set) ? prepareFormats : ''}`
  if (current.name !== name) return { script, isCurrent: false, compressed: null }
  const file = { script, isCurrent: true, compressed: await compress(script) }
  scripts.set(name, file)
  return file
}

const isShell = (name: string): name is Shell => Object.hasOwn(shellNamespaces, name)

function parseName(name: string): TextSet | null {
  const [, spoken, shell = '', list = ''] = /^(\w+)\.(\w+)\.([A-Za-z-]*)\.[0-9a-f]{12}\.js$/.exec(name) ?? []
  const language = languages.find((known) => known === spoken)
  const own = list.split('-').flatMap((part) => namespaces.find((known) => known === part) ?? [])
  if (!language || !isShell(shell) || [...new Set(own)].join('-') !== list) return null
  return { language, shell, own }
}
