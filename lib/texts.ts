// The texts of a page. Its document loads them as a file (server/platform/page/textFile.ts), so that browsers keep them, and
// the data of the page names only the file's address; a navigation inside the site gets them with its data, in one response.
import type { Dictionaries } from '#i18n/dictionaries.ts'
import { brand } from './brand.ts'
import { isRecord } from './json.ts'

/** Compiled messages, with the keys of their source. */
export type Texts = Partial<Dictionaries>

/** Texts, or the address of the file that the document loads. */
export type TextsOrFile = Texts | string

/** The property of the window in which the files store their texts, by their address. */
export const textsName = `${brand.slug}Texts`

let known: ReadonlyMap<string, Texts> | null = null

/** Called for each page by Next's copy of this module: the files of all pages that were prepared, by address. */
export function provideTexts(files: ReadonlyMap<string, Texts>): void {
  known = files
}

const isTexts = (stored: unknown): stored is Texts => isRecord(stored)

function readFromWindow(file: string): Texts | undefined {
  const files: unknown = Reflect.get(globalThis, textsName)
  const stored = isRecord(files) ? files[file] : undefined
  return isTexts(stored) ? stored : undefined
}

/** Returns the texts of a file; undefined in a browser that has not loaded it. */
export const findTexts = (file: string): Texts | undefined => (known ? known.get(file) : readFromWindow(file))
