/** Loads the operator's scripts; "" for one that is not configured. */
export function loadTrackers(tagManagerId: string, crmScriptUrl: string): void {
  if (tagManagerId) void loadTagManager(tagManagerId)
  if (crmScriptUrl) load(crmScriptUrl)
}

async function loadTagManager(gtmId: string): Promise<void> {
  try {
    const { default: TagManager } = await import('react-gtm-module')
    TagManager.initialize({ gtmId })
  } catch (error) {
    console.error('The tag manager could not be loaded', error)
  }
}

function load(address: string): void {
  const script = document.createElement('script')
  script.async = true
  script.src = address
  script.onerror = () => console.error(`The script ${address} could not be loaded`)
  document.head.append(script)
}
