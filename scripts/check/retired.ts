// Identifiers that were replaced by the field's terms are not used again.

import { report } from './lib/report.ts'
import type { Finding, Repository } from './lib/repository.ts'
import { walk } from './lib/walk.ts'

/** Retired identifiers and their replacements. Words that also have a good use are left to review. */
const retired = new Map([
  ['seal', 'sign (HMAC) or encrypt (AES)'],
  ['unseal', 'decrypt'],
  ['isSealed', 'isSigned'],
  ['lastly', 'beforeCommit'],
  ['stretches', 'batches'],
  ['stretchesOf', 'readInBatches'],
  ['discreet', 'redact'],
  ['heldOf', 'exportPersonalData'],
  ['eraseOf', 'erasePersonalData'],
  ['takeBack', 'cancel'],
  ['takeBackMail', 'cancelMail'],
  ['giveBack', 'release or restore'],
  ['Exhibit', 'ReportedContent'],
  ['exhibit', 'content'],
  ['Letter', 'EmailContent'],
  ['sampleLetters', 'sampleEmails'],
  ['film', 'video'],
  ['Crew', 'WorkerOptions'],
  ['crew', 'workers'],
  ['areApart', 'isBlockedBetween'],
  ['isApart', 'isBlocked'],
  ['ties', 'connections'],
  ['papersOf', 'createVerificationDocuments'],
  ['useDeed', 'useMutation'],
  ['slowDeed', 'mutation with transaction: false'],
  ['knock', 'call or send'],
  ['Asker', 'Caller'],
  ['door', 'endpoint'],
  ['isRefusal', 'isApiError'],
  ['RefusalName', 'ErrorCode'],
  ['RefusedError', 'ApiError'],
  ['tellNow', 'publishNow'],
  ['telling', 'notification, or what it is about'],
  ['PlainError', 'OperatorError'],
  ['makeWatchers', 'createEmitter'],
  ['useHeld', 'useCached'],
  ['putOnShelf', 'writeLocal'],
  ['takeFromShelf', 'readLocal'],
  ['useQuestion', 'usePagedQuery'],
  ['house', 'organisation'],
  ['papers', 'documents'],
  ['openHouse', 'openApp'],
  ['openTown', 'openTestApp'],
  ['makePlatform', 'createPlatform'],
  ['idOf', 'getId'],
  ['nameOf', 'getName'],
])

/** What the demo town draws and tells. */
const excepted = /^demo\/(images|content)\//

export function retiredNames({ sources }: Repository): Finding {
  const offences = sources
    .filter(({ path }) => !excepted.test(path))
    .flatMap(({ path, program, lineAt }) => {
      const found = new Map<number, string>()
      walk(program, (node) => {
        if (node.type === 'Identifier' && retired.has(node.name)) found.set(lineAt(node.start), node.name)
      })
      return [...found].map(([line, name]) => ({
        file: path,
        line,
        why: `'${name}' is retired: say ${retired.get(name)} (docs/glossary.md)`,
      }))
    })
  return { offences }
}

if (import.meta.main) await report({ retired: retiredNames })
