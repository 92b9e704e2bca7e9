/** @type {import('@rtk-query/codegen-openapi').ConfigFile} */
export default {
  schemaFile: '../openapi.yaml',
  outputFile: '../src/api/endpoints.gen.ts',
  apiFile: './baseApi',
  apiImport: 'baseApi',
  exportName: 'generatedApi',
  // Hooks come from the enhanced files alone, so that no screen uses an endpoint without tags.
  hooks: false,
  tag: false,
  flattenArg: true,
  encodePathParams: true,
  mergeReadWriteOnly: true,
  useUnknown: true,
  // The page loads the stylesheet by a link; it is no JSON.
  filterEndpoints: (name) => name !== 'getRichTextStylesheet',
  endpointOverrides: [
    // A read that is a POST, and a write that is a GET.
    { pattern: 'getUser', type: 'query' },
    { pattern: 'unsubscribe', type: 'mutation' },
  ],
}
