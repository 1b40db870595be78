// Compresses the scripts and styles of the build as far as Brotli and gzip can, once instead of for each visitor: a build
// calls it when Next has ended.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { inRoot } from './lib/root.mjs'

/** Smaller files, in bytes, fit into one packet either way. */
const smallest = 1_024

const endings = {
  '.br': promisify(brotliCompress),
  '.gz': (bytes) => promisify(gzip)(bytes, { level: 9 }),
}

const folder = inRoot('.next/static')
const files = (await readdir(folder, { recursive: true })).filter((file) => /\.(js|mjs|css|svg)$/.test(file))
await Promise.all(
  files.map(async (file) => {
    const bytes = await readFile(join(folder, file))
    if (bytes.length < smallest) return
    for (const [ending, compress] of Object.entries(endings))
      await writeFile(join(folder, file + ending), await compress(bytes))
  }),
)
