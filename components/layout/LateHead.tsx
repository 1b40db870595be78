import { Head } from 'next/document'
import { cloneElement, type JSX } from 'react'
import { lateScriptType } from '#lib/lateScripts.ts'

type Files = Parameters<Head['getScripts']>[0]

/** What stands in the document itself has come already. */
const late = (script: JSX.Element): JSX.Element =>
  script.props.src ? cloneElement(script, { type: lateScriptType }) : script

/** The head of each page; its scripts wait until the page is seen: see bringLateScripts. */
export class LateHead extends Head {
  override getDynamicChunks(files: Files) {
    return super.getDynamicChunks(files).map((script) => script && late(script))
  }

  override getScripts(files: Files) {
    return super.getScripts(files).map(late)
  }
}
