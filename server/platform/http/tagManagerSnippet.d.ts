// The types of react-gtm-module leave out the functions that write its snippets.
declare module 'react-gtm-module/dist/Snippets.js' {
  type Tag = { id: string; events: object; dataLayerName: string; auth: string; preview: string }
  const snippets: { tags(tag: Tag): { script: string } }
  export default snippets
}
