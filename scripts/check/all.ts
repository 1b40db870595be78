// Runs all rules that read the sources. `node scripts/check/all.ts [root]`; exit code 1 when one is broken.

import { contractions } from './contractions.ts'
import { dictionaries } from './dictionaries.ts'
import { endpointFiles } from './endpointFiles.ts'
import { imports } from './imports.ts'
import { lateCode } from './lateCode.ts'
import { layout } from './layout.ts'
import { report } from './lib/report.ts'
import { lockFile } from './lockFile.ts'
import { migrations } from './migrations.ts'
import { pageTexts } from './pageTexts.ts'
import { retiredNames } from './retired.ts'
import { sql } from './sql.ts'
import { styles } from './styles.ts'
import { words } from './words.ts'

await report({
  imports,
  sql,
  endpointFiles,
  words,
  dictionaries,
  pageTexts,
  layout,
  retired: retiredNames,
  lateCode,
  lockFile,
  migrations,
  contractions,
  styles,
})
